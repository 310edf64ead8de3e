import type { Payload } from 'payload'

import { ask } from './http'
import { PASSWORD, type People } from './people'
import { cookiesAfter } from './portal'

export type Role = 'admin' | 'editor' | 'agent'

export const NEW_PASSWORD = 'een heel nieuw wachtwoord'
export const WRONG_PASSWORD = 'een verkeerd wachtwoord'

/** What the studio answers to a save: its status, and the first field it complains about. */
export type Answer = { status: number; path: string | undefined; says: string | undefined }

async function answerOf(response: Response): Promise<Answer> {
  const body = (await response.json()) as {
    errors?: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  const error = body.errors?.[0]?.data?.errors?.[0]
  return { status: response.status, path: error?.path, says: error?.message }
}

/** What colleagues do with their accounts over HTTP. */
export const staffSteps = (payload: () => Payload, people: () => People) => {
  const send = async (
    method: string,
    path: string,
    body: unknown,
    cookie: string,
    address?: string,
  ): Promise<Answer> =>
    answerOf(await ask(payload(), path, { method, body, cookie, ...(address && { address }) }))
  return {
    send,
    patch: (role: Role, body: unknown, cookie: string) =>
      send('PATCH', `/users/${people()[role].id}`, body, cookie),
    logIn: async (role: Role, password = PASSWORD): Promise<string> =>
      cookiesAfter(
        await ask(payload(), '/users/login', {
          method: 'POST',
          body: { email: `${role}@people.test`, password },
        }),
      ),
    isIn: async (cookie: string): Promise<boolean> =>
      (await ask(payload(), '/users?limit=1', { cookie })).status === 200,
    /** Everything of the table that a guarded save could change. */
    stored: async (): Promise<unknown[]> => {
      const columns = 'id, email, role, name, hash, salt'
      return (await payload().db.pool.query<object>(`select ${columns} from users order by email`))
        .rows
    },
  }
}

export const missing: Answer = {
  status: 400,
  path: 'presentPassword',
  says: 'Vul uw huidige wachtwoord in om dit te wijzigen.',
}
export const wrong: Answer = {
  ...missing,
  says: 'Uw huidige wachtwoord is niet juist. Er is niets gewijzigd.',
}
