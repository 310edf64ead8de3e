import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { requestLink, followLink } from '@/data/accounts/changePassword'
import {
  checkPassword,
  logInWithAccount,
  logInWithCode,
  type OpenedLogin,
} from '@/data/accounts/logIn'
import { beginPasskeyLogin, logInWithPasskey } from '@/data/accounts/logInWithPasskey'
import { runAfterResponse } from '@/data/accounts/afterResponse'
import { transact } from '@/data/core/transaction'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/domain/accounts/accounts'
import { validationMessage, type Refusal } from '@/fields/validationMessage'

const credentials = z.object({ email: z.string().max(254), password: z.string().max(1000) })
const codeInput = z.object({ code: z.string().max(50) })
const passkeyInput = z.object({ passkey: z.unknown() })
const forgottenInput = z.object({ email: z.string().max(254) })
const resetInput = z.object({
  token: z.string().max(100),
  password: z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH),
})

const addressOf = ({ headers }: PayloadRequest): string => headers.get('x-forwarded-for') ?? ''

const respond = (body: object, status: number, cookies: readonly string[] = []): Response =>
  Response.json(body, {
    status,
    headers: [
      ['Cache-Control', 'private, no-store'],
      ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    ],
  })

type Problem = 'wrong' | 'wait' | 'busy' | 'code' | 'codeWait' | 'stepOver' | 'passkey'

const loginRefusals: Record<Problem, Refusal> = {
  wrong: 'loginWrong',
  wait: 'loginWait',
  busy: 'loginBusy',
  code: 'loginCode',
  codeWait: 'loginWait',
  stepOver: 'loginStepOver',
  passkey: 'loginPasskey',
}

const refuse = (req: PayloadRequest, problem: Problem, cookies: readonly string[] = []): Response =>
  respond(
    { problem, errors: [{ message: validationMessage(req, loginRefusals[problem]) }] },
    problem === 'busy' ? 503 : 401,
    cookies,
  )

/** Answers a login as Payload's scripts expect. */
function respondWithLogin(req: PayloadRequest, { user, cookies, exp }: OpenedLogin): Response {
  const { id, email, collection } = user
  const publicUser = {
    id,
    email,
    collection,
    ...(user.collection === 'users' && {
      name: user.name,
      role: user.role,
      language: user.language,
    }),
  }
  return respond({ message: req.t('authentication:passed'), user: publicUser, exp }, 200, cookies)
}

async function logInByCode(req: PayloadRequest, code: string): Promise<Response> {
  const entered = await transact(req, () => logInWithCode(req, 'users', req.headers, code))
  return typeof entered === 'string' ? refuse(req, entered) : respondWithLogin(req, entered)
}

async function logInByPasskey(req: PayloadRequest, input: unknown): Promise<Response> {
  const { headers } = req
  const sent = { kind: 'users', input, address: addressOf(req), headers } as const
  const entered = await logInWithPasskey(req, sent)
  return typeof entered === 'string' ? refuse(req, entered) : respondWithLogin(req, entered)
}

/**
 * `POST /api/users/passkey-challenge`: begins a login with a passkey. The answer is the same for
 * everybody.
 */
export const staffPasskeyChallenge: Endpoint = {
  path: '/passkey-challenge',
  method: 'post',
  handler: async (req) => {
    const { headers } = req
    if (headers.get('sec-fetch-site') === 'cross-site') return refuse(req, 'wrong')
    const begun = await beginPasskeyLogin(req, { kind: 'users', address: addressOf(req), headers })
    return begun === 'wait'
      ? refuse(req, begun)
      : respond({ options: begun.options }, 200, [begun.cookie])
  },
}

/**
 * `POST /api/users/login`: replaces Payload's own, whose response time reveals known addresses and
 * which has no second factor. With `code` it is the second step, with `passkey` the only one.
 */
export const staffLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    if (req.headers.get('sec-fetch-site') === 'cross-site') return refuse(req, 'wrong')
    const code = codeInput.safeParse(req.data)
    if (code.success) return logInByCode(req, code.data.code)
    const passkey = passkeyInput.safeParse(req.data)
    if (passkey.data?.passkey !== undefined) return logInByPasskey(req, passkey.data.passkey)
    const { data } = credentials.safeParse(req.data)
    if (!data) return refuse(req, 'wrong')
    const checked = await checkPassword(req, {
      kind: 'users',
      ...data,
      address: addressOf(req),
      headers: req.headers,
    })
    if ('problem' in checked) return refuse(req, checked.problem)
    const entry = await transact(req, () =>
      logInWithAccount(req, checked.account, { by: 'password' }),
    )
    if (!entry) return refuse(req, 'wrong')
    return 'isHalf' in entry ? refuse(req, 'code', entry.cookies) : respondWithLogin(req, entry)
  },
}

/**
 * `POST /api/users/forgot-password`: answers the same for every address, before it is looked up.
 */
export const staffForgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { data } = forgottenInput.safeParse(req.data)
    if (data)
      runAfterResponse('A link by mail', () =>
        requestLink(req, {
          kind: 'users',
          email: data.email,
          address: addressOf(req),
          purpose: 'password',
        }),
      )
    return respond({ message: req.t('general:success') }, 200)
  },
}

/**
 * `POST /api/users/reset-password`: sets a password by the link of an email. An account with a
 * second factor then logs in.
 */
export const staffResetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { data } = resetInput.safeParse(req.data)
    if (!data)
      return respond(
        {
          errors: [
            {
              message: validationMessage(req, 'passwordTooShort', { length: MIN_PASSWORD_LENGTH }),
            },
          ],
        },
        400,
      )
    const result = await transact(req, () => followLink(req, { kind: 'users', ...data }))
    if (typeof result !== 'object')
      return respond({ errors: [{ message: validationMessage(req, 'linkOver') }] }, 403)
    const message = req.t('authentication:passwordResetSuccessfully')
    return respond(
      { message },
      200,
      result.entry && !('isHalf' in result.entry) ? result.entry.cookies : [],
    )
  },
}
