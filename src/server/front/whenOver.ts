import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Callbacks = Set<() => void>

const callbacksOfSocket = new WeakMap<Socket, Callbacks>()

function callbacksOf(socket: Socket): Callbacks {
  const known = callbacksOfSocket.get(socket)
  if (known) return known
  const callbacks: Callbacks = new Set()
  callbacksOfSocket.set(socket, callbacks)
  socket.once('close', () => {
    for (const callback of callbacks) callback()
  })
  return callbacks
}

/**
 * Calls back once, when the answer is sent or the connection is gone. A response that waits behind
 * another one on its connection has no `close` of its own when the connection breaks.
 */
export function whenOver(
  { socket }: IncomingMessage,
  response: ServerResponse,
  callback: () => void,
): void {
  const callbacks = callbacksOf(socket)
  const end = (): void => {
    if (callbacks.delete(end)) callback()
  }
  callbacks.add(end)
  response.once('close', end)
}
