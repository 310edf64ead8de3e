import http from 'node:http'

export type Answer = { status: number; location?: string; body: string }

/** Asks for a path exactly as it is written: browsers and other clients tidy it first. */
export const askRaw = (
  origin: string | undefined,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(String(origin))
    const request = http.get({ hostname, port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const { location } = answer.headers
        resolve({
          status: answer.statusCode ?? 0,
          ...(location !== undefined && { location }),
          body: Buffer.concat(chunks).toString(),
        })
      })
    })
    request.on('error', reject)
  })

/** The same, led on to where it ends; an address outside the site is where it ends too. */
export async function followRaw(
  origin: string | undefined,
  path: string,
  headers: Record<string, string> = {},
  hops = 4,
): Promise<Answer> {
  const answer = await askRaw(origin, path, headers)
  const next = answer.location === undefined ? undefined : new URL(answer.location, origin)
  if (next === undefined || next.origin !== new URL(String(origin)).origin || hops === 0)
    return answer
  return followRaw(origin, next.pathname + next.search, headers, hops - 1)
}
