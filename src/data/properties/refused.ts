import type { PayloadRequest } from 'payload'

import { say } from '@/fields/say'

import { refusalOf } from '../refusal'

/** Why a property was not saved, as the editor would read it at the fields. */
export function reasonOf(error: unknown, req: PayloadRequest): string {
  const refusal = refusalOf(error)
  if (refusal !== undefined) return refusal
  req.payload.logger.error({ msg: 'A property could not be changed', err: error })
  return say(req, 'notSaved')
}
