import type { IncomingHttpHeaders } from 'node:http'

import type { AddressKind } from '../address/kind'
import type { Sender } from '../session'
import { HttpError } from '../httpError'
import { boundaryOf, isMultipart } from './multipart'

const KB = 1024
const MB = 1024 * KB
const SECOND = 1_000

/** The site's forms take no files, so bodies of strangers are short. */
const FROM_STRANGER = { maxBytes: 64 * KB, within: 15 * SECOND, isStreamed: false }
const FROM_STAFF = { maxBytes: MB, within: 30 * SECOND, isStreamed: false }
/** Payload takes files of 40 MB. */
const FILES = { maxBytes: 45 * MB, within: 300 * SECOND, isStreamed: true }

export type BodyRule = {
  readonly maxBytes: number
  /** Milliseconds that the sender may take. */
  readonly within: number
  /** Streamed, because it is too large to be held. */
  readonly isStreamed: boolean
}

type Incoming = { kind: AddressKind; sender: Sender; headers: IncomingHttpHeaders }

const staffKinds: ReadonlySet<AddressKind> = new Set(['admin', 'rest', 'upload', 'import'])

/** Whether a request uploads a file to an address that takes files. */
export const hasFile = ({ kind, headers }: Omit<Incoming, 'sender'>): boolean =>
  kind === 'import' || (kind === 'upload' && isMultipart(headers['content-type'] ?? ''))

/**
 * The limits of a body, decided before it is read. Only colleagues who are logged in may send
 * files.
 */
export function bodyRuleOf(incoming: Incoming): BodyRule {
  const isStaff = incoming.sender === 'staff' && staffKinds.has(incoming.kind)
  if (hasFile(incoming)) {
    if (!isStaff) throw new HttpError(401)
    return FILES
  }
  return isStaff ? FROM_STAFF : FROM_STRANGER
}

/**
 * The error for a body that is too large: without a session in the studio it is "not logged in".
 */
export const tooLargeError = ({ kind, sender }: Omit<Incoming, 'headers'>): HttpError =>
  new HttpError(sender !== 'staff' && staffKinds.has(kind) ? 401 : 413)

export const hasBody = ({
  'content-length': length,
  'transfer-encoding': encoding,
}: IncomingHttpHeaders): boolean =>
  encoding !== undefined || (length !== undefined && !/^0+$/.test(length))

/**
 * Refuses bodies by their headers: compressed ones, which grow when they are read, and forms
 * without a boundary.
 */
export function refuseByHeaders({
  headers,
  isRead,
}: {
  headers: IncomingHttpHeaders
  isRead: boolean
}): void {
  if (!hasBody(headers)) return
  if (isRead) throw new HttpError(400)
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers
  if (!['', 'identity'].includes(encoding.trim().toLowerCase())) throw new HttpError(415)
  if (isMultipart(type) && boundaryOf(type) === undefined) throw new HttpError(400)
}
