import http, { type IncomingMessage, type ServerResponse } from 'node:http'

/** An answer as it is sent. A `Response` copies its body when it is made, and again when it is read. */
export type Answer = { status: number; headers: Record<string, string>; body?: Buffer }

type AnswerAddress = (address: URL) => Promise<Answer | Response>

const readResponse = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()),
})

async function respond(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  answerAddress: AnswerAddress,
): Promise<void> {
  const answer = await answerAddress(new URL(url, 'http://localhost'))
  const { status, headers, body } = answer instanceof Response ? await readResponse(answer) : answer
  response.writeHead(status, { ...headers, 'content-length': body?.length ?? 0 }).end(body)
}

/** The path without its query, which may be personal. */
const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0]

/**
 * An HTTP server in the process of Next and beside it, for answers that need nothing of Next. Only
 * the front of the same machine asks it. What fails is logged and answers 500 without a body.
 */
export const createDirectServer = (
  answerAddress: AnswerAddress,
  log: (line: string) => void = (line) => process.stderr.write(line),
): http.Server =>
  http.createServer((request, response) => {
    respond(request, response, answerAddress).catch((error: unknown) => {
      const reason = error instanceof Error ? error.stack : String(error)
      log(`site: ${request.method} ${pathOf(request)} failed: ${reason}\n`)
      response.writeHead(500).end()
    })
  })
