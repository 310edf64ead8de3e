import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { HeaderList } from '../entry'
import { createConcurrency } from './concurrency'

/** Unanswered requests on one connection: browsers send the next one after the answer. */
const MAX_PIPELINED = 32

/**
 * Closes connections of an address that has too many. A trusted proxy holds those of all visitors.
 */
export function createConnectionLimit(
  max: number,
  isTrusted: (address: string | undefined) => boolean,
) {
  const enter = createConcurrency(max)
  return (socket: Socket): void => {
    const { remoteAddress } = socket
    if (isTrusted(remoteAddress)) return
    const leave = enter(remoteAddress ?? 'unknown')
    if (leave) socket.once('close', leave)
    else socket.destroy()
  }
}

/**
 * Limits the unanswered requests of one connection. The first one too many is answered with 503 and
 * closes the connection; the answers before it still arrive.
 */
export function createPipelineLimit(headers: HeaderList, max = MAX_PIPELINED) {
  const counts = new WeakMap<Socket, number>()
  const add = (socket: Socket, by: number): number => {
    const count = (counts.get(socket) ?? 0) + by
    counts.set(socket, count)
    return count
  }
  /** Returns whether the request may be handled. */
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = add(socket, 1)
    if (count === max + 1)
      response.writeHead(503, ['connection', 'close', 'retry-after', '1', ...headers]).end()
    if (count > max) return false
    response.once('close', () => add(socket, -1))
    return true
  }
}
