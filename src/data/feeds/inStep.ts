import type { Payload, PayloadRequest } from 'payload'

import { transact } from '../transaction'

/** A request of nobody: the takeover of a feed has no person in front of it. What it lacks Payload adds. */
export const requestOf = (payload: Payload): PayloadRequest => ({ payload, context: {} }) as PayloadRequest

/** A step of a takeover: all of it or nothing. */
export const inStep = <Result>(payload: Payload, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> => transact(requestOf(payload), work)
