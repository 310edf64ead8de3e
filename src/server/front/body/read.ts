import type { IncomingMessage, ServerResponse } from 'node:http'

import { HttpError } from '../httpError'
import { createDepthCheck } from './jsonDepth'
import { boundaryOf, isCompleteForm } from './multipart'
import { type BodyRule, hasBody } from './rules'

/** Rich text with nested lists is about thirty levels deep. */
const MAX_DEPTH = 64
const JSON_TYPE = /^\s*(?:application\/(?:[\w.-]+\+)?json|text\/plain)\b/i
/**
 * Payload reads a POST with this header as a GET with the query in the body, and fails when it
 * cannot be parsed.
 */
const overrideHeaders = ['x-http-method-override', 'x-payload-http-method-override']

/** Answers "Expect: 100-continue", as late as possible. */
export function sendContinue(request: IncomingMessage, response: ServerResponse): void {
  if (/^100-continue$/i.test(request.headers.expect ?? '')) response.writeContinue()
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function refuseMalformed(request: IncomingMessage, body: Buffer): void {
  const { 'content-type': type = '' } = request.headers
  const boundary = boundaryOf(type)
  if (boundary !== undefined && !isCompleteForm(body, boundary)) throw new HttpError(400)
  const isOverridden = overrideHeaders.some((name) => request.headers[name] !== undefined)
  if (isOverridden && /^\s*application\/json\b/i.test(type) && !isJson(body.toString()))
    throw new HttpError(400)
}

type Options = Pick<BodyRule, 'maxBytes' | 'within'> & { tooLarge: HttpError }

/** Collects a body; stops as soon as it is too large, too deep, too slow or disconnected. */
function collect(
  request: IncomingMessage,
  { maxBytes, within, tooLarge }: Options,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const isWithinDepth = JSON_TYPE.test(request.headers['content-type'] ?? 'application/json')
      ? createDepthCheck(MAX_DEPTH)
      : () => true
    let length = 0

    const stop = (error?: HttpError): void => {
      clearTimeout(timer)
      request.off('data', take).off('end', finish).off('close', abort)
      if (error) reject(error)
      else resolve(Buffer.concat(chunks, length))
    }
    const take = (chunk: Buffer): void => {
      length += chunk.length
      if (length > maxBytes) stop(tooLarge)
      else if (isWithinDepth(chunk)) chunks.push(chunk)
      else stop(new HttpError(400))
    }
    const finish = (): void => stop()
    const abort = (): void => stop(new HttpError(400))
    const timer = setTimeout(() => stop(new HttpError(408)), within)
    request.on('data', take).on('end', finish).on('close', abort)
  })
}

/**
 * Reads the whole body of a request and checks it; undefined when there is none. Next gets only
 * bodies that passed here.
 */
export async function readRequestBody(
  request: IncomingMessage,
  response: ServerResponse,
  options: Options,
): Promise<Buffer | undefined> {
  if (!hasBody(request.headers)) {
    refuseMalformed(request, Buffer.alloc(0))
    return undefined
  }
  if (Number(request.headers['content-length'] ?? 0) > options.maxBytes) throw options.tooLarge
  sendContinue(request, response)
  const body = await collect(request, options)
  refuseMalformed(request, body)
  return body
}
