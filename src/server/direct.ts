import http, { type IncomingMessage, type ServerResponse } from 'node:http'

type AnswerAddress = (address: URL) => Promise<Response>

async function respond(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  answer: AnswerAddress,
): Promise<void> {
  const { status, headers, body } = await answer(new URL(url, 'http://localhost')).then(
    async (given) => ({
      status: given.status,
      headers: Object.fromEntries(given.headers),
      body: Buffer.from(await given.arrayBuffer()),
    }),
  )
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}

/** The path without its query, which may be personal. */
const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0]

/**
 * An HTTP server in the process of Next and beside it, for answers that need nothing of Next. Only
 * the front of the same machine asks it. What fails is logged and answers 500 without a body.
 */
export const createDirectServer = (
  answer: AnswerAddress,
  log: (line: string) => void = (line) => process.stderr.write(line),
): http.Server =>
  http.createServer((request, response) => {
    respond(request, response, answer).catch((error: unknown) => {
      const reason = error instanceof Error ? error.stack : String(error)
      log(`site: ${request.method} ${pathOf(request)} failed: ${reason}\n`)
      response.writeHead(500).end()
    })
  })
