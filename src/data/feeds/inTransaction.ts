import type { Payload, PayloadRequest } from 'payload'

import { transact } from '../core/transaction'

/** Returns a request without a user, for imports; Payload adds what it lacks. */
export const requestOf = (payload: Payload): PayloadRequest =>
  ({ payload, context: {} }) as PayloadRequest

/** Runs a step of an import in one transaction. */
export const inTransaction = <Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> => transact(requestOf(payload), work)
