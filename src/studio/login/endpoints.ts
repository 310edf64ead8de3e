import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { mailLink, followLink } from '@/data/accounts/change'
import { checkPassword, enterWith, enterWithCode, type Entered } from '@/data/accounts/enter'
import { later } from '@/data/accounts/later'
import { transact } from '@/data/transaction'
import { LONGEST_PASSWORD, PASSWORD_LENGTH } from '@/domain/accounts'
import { say, type Refusal } from '@/fields/say'

const credentials = z.object({ email: z.string().max(254), password: z.string().max(1000) })
const second = z.object({ code: z.string().max(50) })
const forgotten = z.object({ email: z.string().max(254) })
const reset = z.object({ token: z.string().max(100), password: z.string().min(PASSWORD_LENGTH).max(LONGEST_PASSWORD) })

const addressOf = ({ headers }: PayloadRequest): string => headers.get('x-forwarded-for') ?? ''

const answered = (body: object, status: number, cookies: readonly string[] = []): Response =>
  Response.json(body, {
    status,
    headers: [['Cache-Control', 'private, no-store'], ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])],
  })

type Problem = 'wrong' | 'wait' | 'busy' | 'code' | 'codeWait' | 'stepOver'

const loginRefusals: Record<Problem, Refusal> = {
  ...{ wrong: 'loginWrong', wait: 'loginWait', busy: 'loginBusy', code: 'loginCode', codeWait: 'loginWait', stepOver: 'loginStepOver' },
}

const refused = (req: PayloadRequest, problem: Problem, cookies: readonly string[] = []): Response =>
  answered({ problem, errors: [{ message: say(req, loginRefusals[problem]) }] }, problem === 'busy' ? 503 : 401, cookies)

/** What the studio's own scripts expect of a login. */
function letIn(req: PayloadRequest, { user, cookies, exp }: Entered): Response {
  const { id, email, collection } = user
  const shown = { id, email, collection, ...(user.collection === 'users' && { name: user.name, role: user.role, language: user.language }) }
  return answered({ message: req.t('authentication:passed'), user: shown, exp }, 200, cookies)
}

async function byCode(req: PayloadRequest, code: string): Promise<Response> {
  const entered = await transact(req, () => enterWithCode(req, 'users', req.headers, code))
  return typeof entered === 'string' ? refused(req, entered) : letIn(req, entered)
}

/**
 * `POST /api/users/login`, in the place of Payload's own, which tells known addresses from unknown ones by its time and asks
 * for no second proof. With `code` it is the second step.
 */
export const staffLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    if (req.headers.get('sec-fetch-site') === 'cross-site') return refused(req, 'wrong')
    const code = second.safeParse(req.data)
    if (code.success) return byCode(req, code.data.code)
    const { data } = credentials.safeParse(req.data)
    if (!data) return refused(req, 'wrong')
    const checked = await checkPassword(req, { kind: 'users', ...data, address: addressOf(req), headers: req.headers })
    if ('problem' in checked) return refused(req, checked.problem)
    const entry = await transact(req, () => enterWith(req, checked.account))
    if (!entry) return refused(req, 'wrong')
    return 'isHalf' in entry ? refused(req, 'code', entry.cookies) : letIn(req, entry)
  },
}

/** `POST /api/users/forgot-password`: the same answer to everybody, before anything is looked up. */
export const staffForgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { data } = forgotten.safeParse(req.data)
    if (data) later('A link by mail', () => mailLink(req, { kind: 'users', email: data.email, address: addressOf(req), purpose: 'password' }))
    return answered({ message: req.t('general:success') }, 200)
  },
}

/** `POST /api/users/reset-password`: with the link of the mail. Where a second proof is asked for, the login follows. */
export const staffResetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { data } = reset.safeParse(req.data)
    if (!data) return answered({ errors: [{ message: say(req, 'passwordTooShort', { length: PASSWORD_LENGTH }) }] }, 400)
    const used = await transact(req, () => followLink(req, { kind: 'users', ...data }))
    if (typeof used !== 'object') return answered({ errors: [{ message: say(req, 'linkOver') }] }, 403)
    const message = req.t('authentication:passwordResetSuccessfully')
    return answered({ message }, 200, used.entry && !('isHalf' in used.entry) ? used.entry.cookies : [])
  },
}
