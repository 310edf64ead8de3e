import { createLocalReq, type Payload } from 'payload'

import { findFactor } from '@/data/accounts/secondFactor'
import { inviteOwner } from '@/data/accounts/invite'
import { deferredWorkDone } from '@/data/accounts/afterResponse'
import { findOwnSession } from '@/data/accounts/portal'

type Letter = { kind: string; to: string; language: string; token: string }

/** What tests of accounts look at: mails that were written, and who is in. */
export const accountSteps = (payload: () => Payload) => {
  async function mails(): Promise<Letter[]> {
    await deferredWorkDone()
    const { rows } = await payload().db.pool.query<Omit<Letter, 'token'> & { text: string }>(
      'select kind, "to", language, text from mails order by queued_at, id',
    )
    return rows.map(({ text, ...mail }) => ({
      ...mail,
      token: /\/(?:login|reset)\/([\da-f]{64})/.exec(text)?.[1] ?? '',
    }))
  }
  return {
    mails,
    newestLink: async (kind: string): Promise<string> =>
      (await mails()).filter((mail) => mail.kind === kind).at(-1)?.token ?? '',
    invite: async (id: string | number) =>
      inviteOwner(await createLocalReq({}, payload()), String(id)),
    entersPortal: async (cookie: string): Promise<boolean> =>
      (await findOwnSession(new Headers(cookie ? { cookie } : {}))) !== undefined,
    factorOf: async (
      id: string | number,
      email: string,
    ): Promise<{ secret: string; codes: string[] }> => {
      const state = await findFactor(await createLocalReq({}, payload()), { id: String(id), email })
      if (state.step !== 'begun') throw new Error(`The second proof is ${state.step}`)
      return state
    },
  }
}
