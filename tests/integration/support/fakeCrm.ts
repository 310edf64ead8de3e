import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a fake server answers to one request. */
export type Reply = {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Never answers: the caller has to give up by itself. */
  isSilent?: boolean
  /** Takes what is asked for as the documentation says, and then breaks the line. */
  isLost?: boolean
}

export type Asked = {
  method: string
  path: string
  token: string
  body: Record<string, unknown>
  /** How often this path was asked for before. */
  times: number
}

const parse = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString()
}

/**
 * A CRM on this machine. `answer` is what the documentation says; `fault` is asked before it and
 * replaces the answer, to play a CRM that is slow, full, broken or wrong.
 */
export async function startFakeCrm(answer: (asked: Asked) => Reply) {
  const asked: Asked[] = []
  const times = new Map<string, number>()
  let fault: ((one: Asked) => Reply | undefined) | undefined
  const server = http.createServer((request, response) => {
    void textOf(request).then((text) => {
      const path = request.url ?? ''
      const one: Asked = {
        method: request.method ?? '',
        path,
        token: (request.headers.authorization ?? '').replace(/^Bearer /, ''),
        body: parse(text),
        times: times.get(path) ?? 0,
      }
      times.set(path, one.times + 1)
      asked.push(one)
      const { status = 200, headers = {}, body, isSilent, isLost } = fault?.(one) ?? answer(one)
      if (isSilent) return
      if (isLost) {
        answer(one)
        request.socket.destroy()
        return
      }
      const isText = typeof body === 'string'
      response.writeHead(status, {
        'content-type': isText ? 'text/html' : 'application/json',
        ...headers,
      })
      response.end(isText ? body : Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Forgets what was asked, and answers as the documentation says. */
    reset: () => {
      fault = undefined
      asked.length = 0
      times.clear()
    },
    /** Replaces answers until the next call. */
    setFault: (next?: (one: Asked) => Reply | undefined) => {
      fault = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
