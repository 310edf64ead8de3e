import net from 'node:net'

/** Longer than any deadline of the server: what is not answered by then counts as no answer. */
const TIMEOUT_MS = 30_000

/**
 * @typedef {{ status: number, head: string, body: Buffer, milliseconds: number }} Reply status 0: the server hung up or stayed silent
 * @typedef {{ method: string, target: string, headers: readonly (readonly [string, string])[], body?: Buffer }} Plain
 */

/** The bytes of a request, written as they are: no client library tidies them first. */
export function bytesOf({ method, target, headers, body }) {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8'),
    body ?? Buffer.alloc(0),
  ])
}

/** Status, head and body of the first answer in what a server sent. */
export function readReply(bytes, milliseconds) {
  // "100 Continue" is a word before the answer.
  const interim = /^HTTP\/1\.1 1\d\d[^]*?\r\n\r\n/.exec(bytes.subarray(0, 1_000).toString('latin1'))
  if (interim) return readReply(bytes.subarray(interim[0].length), milliseconds)
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0)
  return { status, head, body: end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4), milliseconds }
}

/**
 * Sends bytes on a connection of its own and reads until the server closes it.
 * @param {{ port: number, from?: string, timeoutMs?: number }} way
 * @param {Buffer | ((socket: net.Socket) => void)} sent the bytes, or a function that writes them at its own speed
 * @returns {Promise<Reply>}
 */
export function send({ port, from, timeoutMs = TIMEOUT_MS }, sent) {
  const since = performance.now()
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = []
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: from })
    const end = () => {
      socket.destroy()
      resolve(readReply(Buffer.concat(chunks), performance.now() - since))
    }
    socket.setTimeout(timeoutMs, end)
    socket.on('connect', () => (typeof sent === 'function' ? sent(socket) : socket.write(sent)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', end).on('error', end)
  })
}

/** An address of the loopback network for each number, so that limits per address do not hide what stands behind them. */
export const addressOf = (number) =>
  `127.${1 + ((number >> 14) & 63)}.${(number >> 7) & 127}.${1 + (number & 127)}`
