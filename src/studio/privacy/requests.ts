import type { ErasureResult } from '@/data/privacy/erase'

import { postJson, problemIn } from '../postJson'

export const recordKinds = ['enquiries', 'demands', 'appointments', 'subscribers', 'mails'] as const
/** What only an owner has, and no erasure touches. */
export const ownerKinds = ['owners', 'reports', 'documents', 'audit-log'] as const
type Counts = Record<(typeof recordKinds | typeof ownerKinds)[number], number>
type Found = { counts: Counts; isOwner: boolean }
const problems = ['notUnderstood', 'colleague', 'agency'] as const
type Problem = (typeof problems)[number] | 'failed'

type Erased = Omit<ErasureResult, 'counts'>

export type State =
  | { step: 'idle' | 'busy' }
  | ({ step: 'found'; email: string } & Found)
  | ({ step: 'erased'; number: number } & Erased)
  | { step: 'refused'; problem: Problem }

const refusal = async (response: Response | undefined): Promise<State> => ({
  step: 'refused',
  problem: await problemIn(response, problems),
})

/** Counts what is stored about a person. */
export async function lookUp(api: string, email: string): Promise<State> {
  const response = await postJson(`${api}/enquiries/person`, { email, as: 'counts' })
  if (!response?.ok) return refusal(response)
  const { counts, isOwner }: Found = await response.json()
  return { step: 'found', email, counts, isOwner }
}

/** Downloads a copy of the data. Returns whether it succeeded. */
export async function download(api: string, email: string, as: 'json' | 'text'): Promise<boolean> {
  const response = await postJson(`${api}/enquiries/person`, { email, as })
  if (!response?.ok) return false
  // The readable copy has its name in the language of the person.
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  const href = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href, download: name ?? `person.${as}` }).click()
  URL.revokeObjectURL(href)
  return true
}

/** Erases a person. */
export async function erase(api: string, email: string): Promise<State> {
  const response = await postJson(`${api}/enquiries/erase`, { email })
  if (!response?.ok) return refusal(response)
  const { counts, ...rest }: ErasureResult = await response.json()
  return {
    step: 'erased',
    number: Object.values(counts).reduce((sum, count) => sum + count, 0),
    ...rest,
  }
}
