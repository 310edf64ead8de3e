import type { PayloadRequest } from 'payload'

import { validationMessage } from '@/fields/validationMessage'

import { refusalOf } from '../core/refusal'

/** Returns why a property was not saved, in the words that the editor reads at the fields. */
export function refusalReason(error: unknown, req: PayloadRequest): string {
  const refusal = refusalOf(error)
  if (refusal !== undefined) return refusal
  req.payload.logger.error({ msg: 'A property could not be changed', err: error })
  return validationMessage(req, 'notSaved')
}
