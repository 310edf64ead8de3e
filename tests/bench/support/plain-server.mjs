// A program of its own: Node's HTTP server with one answer, and nothing else.
import http from 'node:http'

process.once('disconnect', () => process.exit())
process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64')
  const head = [...Object.entries(headers).flat(), 'content-length', String(bytes.length)]
  const server = http.createServer((_, response) => response.writeHead(200, head).end(bytes))
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
})
