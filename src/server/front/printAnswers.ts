import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

import { clientNetworkOf } from '@/domain/accounts/clientNetwork'
import { PRINT_HEADER } from '@/domain/catalogue/printing'

import type { Admission } from './admission/admission'
import { createLane, type Lane } from './admission/lane'
import type { FrontParts } from './fetchEntry'
import { type Exchange, waitOptions, stream } from './exchange'
import { hideUpstreamErrors } from './hideUpstreamErrors'

/** One client prints one file at a time; further ones wait. */
const perClient = { concurrency: 1, queueSize: 3, timeoutMs: 60_000 }

/** A queue for each client, for as long as it is used. */
function createAddressQueue() {
  const lanes = new Map<string, { lane: Lane; count: number }>()
  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    const key = clientNetworkOf(address)
    const queue = lanes.get(key) ?? { lane: createLane(perClient), count: 0 }
    lanes.set(key, queue)
    queue.count += 1
    try {
      const release = await queue.lane()
      return await work().finally(release)
    } finally {
      queue.count -= 1
      if (queue.count === 0) lanes.delete(key)
    }
  }
}

/**
 * Answers with a PDF. Next is asked first for a finished one, which costs nothing; printing takes
 * ten to thirty seconds of a processor, so it has a budget and a queue of its own.
 * @param printing the limits of a client for printing
 */
export function createPrint(
  { upstream, headers, questions }: FrontParts,
  printing: (address: string) => Admission,
) {
  const oneAtATime = createAddressQueue()

  /** A brochure is the same for all visitors; a report needs a login. */
  function headersFor({ kind, request, address }: Exchange): OutgoingHttpHeaders {
    if (kind !== 'brochure')
      return questions.forVisitor(request.headers, { address, isSite: false })
    const known = request.headers['if-none-match']
    return { ...questions.shared(), ...(known && { 'if-none-match': known }) }
  }

  async function print(
    exchange: Exchange,
    ask: (admission: Admission, header: string) => Promise<IncomingMessage>,
  ): Promise<IncomingMessage> {
    const admission = printing(exchange.address)
    admission.require()
    const leave = admission.enter()
    return oneAtATime(exchange.address, () => ask(admission, 'yes')).finally(leave)
  }

  return async (exchange: Exchange, path: string): Promise<void> => {
    const { request, response, sender } = exchange
    const ask = (admission: Admission, print: string) =>
      upstream.pass(request, response, {
        path,
        headers: { ...headersFor(exchange), [PRINT_HEADER]: print },
        ...waitOptions({ ...exchange, admission }),
      })
    const finished = await ask(exchange.admission, 'no')
    if (finished.statusCode === 202) finished.resume()
    const answer = finished.statusCode === 202 ? await print(exchange, ask) : finished
    hideUpstreamErrors(answer, sender)
    await stream(exchange, answer, headers.studio(answer.headers, undefined))
  }
}
