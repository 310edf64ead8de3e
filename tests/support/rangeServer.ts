import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

/** Answers as a web server does that knows byte ranges. */
const inRanges =
  (bytes: Buffer): Answer =>
  ({ headers }, response) => {
    const [start = 0, end = 0] = (headers.range ?? '').replace('bytes=', '').split('-').map(Number)
    const last = Math.min(end, bytes.length - 1)
    const range = `bytes ${start}-${last}/${bytes.length}`
    response.writeHead(206, { etag: '"one"', 'content-range': range })
    response.end(bytes.subarray(start, last + 1))
  }

/** A web server with one map file, which can be told to answer otherwise. */
export async function startRangeServer(file: Buffer) {
  let answer: Answer = inRanges(file)
  let heard: () => void = () => {}
  const server = http.createServer((request, response) => {
    answer(request, response)
    heard()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/build.pmtiles`,
    answerWell: () => (answer = inRanges(file)),
    answer: (other: Answer) => (answer = other),
    /** Answers so many requests well, then otherwise. */
    answerThen(count: number, other: Answer) {
      let answered = 0
      answer = (request, response) =>
        (answered++ < count ? inRanges(file) : other)(request, response)
    },
    /** Resolves with the next request. */
    nextRequest: () => new Promise<void>((resolve) => (heard = resolve)),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
