import http from 'node:http'

const TICK_MS = 5
/** What one answer gets before the next one has its turn: about a packet. */
const PART_BYTES = 1_460

/**
 * A slow line to a site: each request waits for the way there and back, and all answers together get
 * so many bytes a second, in turns. The throttle of the browser's tools leaves out the requests of
 * workers, and those of a map come from one.
 * @param {object} tools
 * @param {(path: string, bytes: number) => void} tools.onBytes told of what a client was sent
 * @param {{ path: string, change: (text: string) => string }} tools.edit what one page says otherwise
 */
export async function openSlowLine(site, { latencyMs, bytesPerSecond }, { onBytes, edit }) {
  const target = new URL(site)
  const agent = new http.Agent({ keepAlive: true })
  const answers = new Set()
  let last = performance.now()
  let budget = 0

  function sendPart(answer) {
    const part = answer.body.subarray(0, PART_BYTES)
    answer.body = answer.body.subarray(part.length)
    budget -= part.length
    onBytes(answer.path, part.length)
    answer.response.write(part)
    if (answer.body.length > 0) return
    answers.delete(answer)
    answer.response.end()
  }

  const timer = setInterval(() => {
    const now = performance.now()
    // A line that was idle has not saved anything up.
    budget = Math.min(budget, 0) + ((now - last) * bytesPerSecond) / 1_000
    last = now
    while (budget > 0 && answers.size > 0)
      for (const answer of [...answers]) if (budget > 0) sendPart(answer)
  }, TICK_MS)

  const server = http.createServer(async (request, response) => {
    await new Promise((next) => setTimeout(next, latencyMs))
    const { method, url: path } = request
    const isEdited = path === edit.path
    const headers = { ...request.headers, host: target.host }
    if (isEdited) delete headers['accept-encoding']
    const forwarded = http.request(
      { agent, host: target.hostname, port: target.port, method, path, headers },
      async (answer) => {
        const chunks = []
        for await (const chunk of answer) chunks.push(chunk)
        const whole = Buffer.concat(chunks)
        const body = isEdited ? Buffer.from(edit.change(whole.toString())) : whole
        const length = isEdited ? { 'content-length': body.length } : {}
        response.writeHead(answer.statusCode, { ...answer.headers, ...length })
        const waiting = { path, response, body }
        // What a browser no longer wants, because its page was left, does not take up the line.
        response.on('close', () => answers.delete(waiting))
        if (body.length === 0) response.end()
        else if (!response.destroyed) answers.add(waiting)
      },
    )
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  server.keepAliveTimeout = 65_000
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    clearInterval(timer)
    agent.destroy()
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${server.address().port}`, close }
}
