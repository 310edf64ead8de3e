import { headers } from 'next/headers'

import { typedOf, type TypedBefore } from '@/data/accounts/cookies'
import { PASSWORD_LENGTH } from '@/domain/accounts'

export type Search = Readonly<Record<string, string | string[] | undefined>>

/** What was typed before and is asked for again; it is shown once. */
export const findTypedBefore = async (): Promise<TypedBefore> => typedOf(new Headers({ cookie: (await headers()).get('cookie') ?? '' }))

export const oneIn = (search: Search, key: string): string | undefined => {
  const value = search[key]
  return typeof value === 'string' ? value : undefined
}

/** What the sentences of the login may name. */
export const told = { length: PASSWORD_LENGTH }
