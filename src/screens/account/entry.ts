import { headers } from 'next/headers'

import { readCodes, readTyped, type TypedFields } from '@/data/accounts/cookies'
import { MIN_PASSWORD_LENGTH } from '@/domain/accounts/accounts'

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Returns the values of the refused form, which are shown once. */
export const findTypedBefore = async (): Promise<TypedFields> =>
  readTyped(new Headers({ cookie: (await headers()).get('cookie') ?? '' }))

/** Returns recovery codes that were made a moment ago for this account, to be shown once. */
export const findNewCodes = async (id: string): Promise<string[]> =>
  readCodes(new Headers({ cookie: (await headers()).get('cookie') ?? '' }), id)

export const readParam = (search: SearchParams, key: string): string | undefined => {
  const value = search[key]
  return typeof value === 'string' ? value : undefined
}

/** The placeholders of the login texts. */
export const passwordPlaceholders = { length: MIN_PASSWORD_LENGTH }
