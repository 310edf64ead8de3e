import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'

import type { Answer } from './headers'
import { Trouble } from './trouble'

const MANY_SOCKETS = 256

type Question = { path: string; headers: OutgoingHttpHeaders; patience: number }
type Passage = Question & { bodyLimit: number }

const troubleOf = (error: Error) => (error instanceof Trouble ? error : new Trouble(/abort|timeout/i.test(error.name) ? 504 : 503, { cause: error }))

const declared = (headers: IncomingHttpHeaders) => Number(headers['content-length'] ?? 0)

/** The whole body, or null when there is more of it than the limit. */
export async function readBody(answer: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  if (declared(answer.headers) > limit) {
    answer.destroy()
    return null
  }
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

const BODILESS = new Set(['GET', 'HEAD'])

/** A body goes on with its length or in chunks, so that both sides agree where it ends; one that means nothing stays here. */
function framed(request: IncomingMessage, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-length': length, ...others } = headers
  if (BODILESS.has(request.method ?? '')) return others
  if (request.headers['transfer-encoding'] !== undefined) return { ...others, 'transfer-encoding': 'chunked' }
  return length === undefined ? others : headers
}

/** Hands the body on as it comes, at the speed of the slower side. */
function passBody(request: IncomingMessage, outgoing: http.ClientRequest, limit: number): void {
  if (BODILESS.has(request.method ?? '')) {
    outgoing.end()
    return
  }
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > limit) outgoing.destroy(new Trouble(413))
    else if (!outgoing.destroyed && !outgoing.write(chunk)) request.pause()
  })
  outgoing.on('drain', () => request.resume()).on('close', () => request.resume())
  request.on('end', () => outgoing.end())
}

export type Upstream = ReturnType<typeof createUpstream>

/** The one door to Next. */
export function createUpstream(address: string) {
  const { hostname, port } = new URL(address)
  const kept = new http.Agent({ keepAlive: true, maxSockets: MANY_SOCKETS })

  function ask({ path, headers }: Omit<Question, 'patience'>, agent: http.Agent | false, signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const outgoing = http.get({ hostname, port, path, headers, agent, signal })
      const again = () => ask({ path, headers }, false, signal).then(resolve, reject)
      outgoing.once('response', (answer) => {
        outgoing.removeListener('error', fail).on('error', () => answer.destroy())
        resolve(answer)
      })
      outgoing.on('error', fail)
      function fail(error: Error): void {
        // Next may close a connection it no longer needs just when it is used again.
        if (outgoing.reusedSocket && !signal.aborted) void again()
        else reject(error)
      }
    })
  }

  return {
    /** Asks in nobody's name. Null when the answer is larger than the limit. */
    async read(question: Question, limit: number): Promise<Answer | null> {
      try {
        const answer = await ask(question, kept, AbortSignal.timeout(question.patience))
        const body = await readBody(answer, limit)
        return body && { status: answer.statusCode ?? 503, headers: answer.headers, body }
      } catch (error) {
        throw troubleOf(error instanceof Error ? error : new Error(String(error)))
      }
    },

    /** Asks as the visitor did, his body included. Ends when he goes away. */
    pass(request: IncomingMessage, response: ServerResponse, { path, headers, patience, bodyLimit }: Passage): Promise<IncomingMessage> {
      return new Promise((resolve, reject) => {
        if (declared(request.headers) > bodyLimit) return reject(new Trouble(413))
        const outgoing = http.request({ hostname, port, path, method: request.method, headers: framed(request, headers), agent: false, timeout: patience })
        outgoing.on('response', resolve)
        outgoing.on('timeout', () => outgoing.destroy(new Trouble(504)))
        outgoing.on('error', (error) => reject(troubleOf(error)))
        response.on('close', () => outgoing.destroy())
        passBody(request, outgoing, bodyLimit)
      })
    },

    close: () => kept.destroy(),
  }
}
