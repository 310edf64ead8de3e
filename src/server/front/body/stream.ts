import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'

import { HttpError } from '../httpError'
import { boundaryOf, createFormEnds } from './multipart'
import { sendContinue } from './read'
import type { BodyRule } from './rules'

/** Milliseconds without data after which an upload is given up. */
const IDLE_TIMEOUT_MS = 20_000

const unchecked = { take: () => true, isComplete: () => true }

/** A file that is streamed through the front. */
export type BodyStream = {
  /**
   * Starts streaming. `fail` is called at most once, with the error; `done` when everything is
   * written.
   */
  readonly pipe: (
    target: Writable,
    on: { fail: (trouble: HttpError) => void; done: () => void },
  ) => void
}

/** Streams a body at the speed of the slower side, and counts and checks it. */
export function streamRequestBody(
  request: IncomingMessage,
  response: ServerResponse,
  { maxBytes, within }: BodyRule,
): BodyStream {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new HttpError(413)
  const boundary = boundaryOf(request.headers['content-type'] ?? '')
  const form = boundary === undefined ? unchecked : createFormEnds(boundary)

  return {
    pipe(target, { fail, done }) {
      let length = 0
      const startIdleTimer = () => setTimeout(() => stop(new HttpError(408)), IDLE_TIMEOUT_MS)
      let idleTimer = startIdleTimer()
      const totalTimer = setTimeout(() => stop(new HttpError(408)), within)

      const stop = (trouble?: HttpError): void => {
        clearTimeout(idleTimer)
        clearTimeout(totalTimer)
        request.off('data', take).off('end', finish).off('close', abort).resume()
        if (trouble) fail(trouble)
      }
      const take = (chunk: Buffer): void => {
        clearTimeout(idleTimer)
        length += chunk.length
        if (length > maxBytes) stop(new HttpError(413))
        else if (!form.take(chunk)) stop(new HttpError(400))
        else if (target.destroyed || target.write(chunk)) idleTimer = startIdleTimer()
        else request.pause()
      }
      const finish = (): void => {
        stop(form.isComplete() ? undefined : new HttpError(400))
        if (!form.isComplete()) return
        done()
        target.end()
      }
      const abort = (): void => stop(new HttpError(400))
      target
        .on('drain', () => {
          clearTimeout(idleTimer)
          idleTimer = startIdleTimer()
          request.resume()
        })
        .on('close', () => stop())
      request.on('data', take).on('end', finish).on('close', abort)
      sendContinue(request, response)
    },
  }
}
