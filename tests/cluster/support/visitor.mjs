import http from 'node:http'

const TIMEOUT_MS = 60_000

/** A connection that was kept open may be closed just when it is used again; browsers then ask once more. */
const wasClosedBeforeUse = (request, error) =>
  request.method === 'GET' && request.reusedSocket && error.code === 'ECONNRESET'

/**
 * One request from any address of this machine; status 0 is no answer.
 * @param {string} address
 * @param {string} place
 * @param {{
 *   method?: string, headers?: Record<string, string>, body?: string | Buffer, from?: string,
 *   agent?: http.Agent
 * }} [options]
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
export function ask(address, place, { method = 'GET', headers = {}, body, from, agent } = {}) {
  return new Promise((resolve) => {
    let isAnswered = false
    const none = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) })
    const request = http.request(
      `${address}${place}`,
      { method, headers, agent, timeout: TIMEOUT_MS, localAddress: from },
      (answer) => {
        isAnswered = true
        const chunks = []
        answer
          .on('data', (chunk) => chunks.push(chunk))
          .once('error', none)
          .once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          )
      },
    )
    request
      .once('error', (error) => {
        if (!isAnswered && wasClosedBeforeUse(request, error))
          void ask(address, place, { method, headers, from }).then(resolve)
        else none()
      })
      .once('timeout', () => request.destroy())
    request.end(body)
  })
}

/** Each visitor has an address of their own: the limits of forms count by address. */
const addressOf = (at) => `127.${1 + ((at >> 16) & 127)}.${(at >> 8) & 255}.${at & 255}`

/** Posts the form of contact as a browser without a script does; 303 to a page of thanks is an acknowledgement. */
export async function postForm(address, at, { from = addressOf(at) } = {}) {
  const fields = {
    firstName: 'Emma',
    lastName: `Peeters ${at}`,
    email: `emma.${at}@visitor.test`,
    remark: `Vraag ${at}`,
  }
  const { status, headers } = await ask(address, '/api/forms/contact?lang=nl', {
    method: 'POST',
    from,
    body: new URLSearchParams(fields).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    },
  })
  return status === 303 && !String(headers.location).includes('typed=') ? 'taken' : `${status}`
}

/**
 * Does something at a fixed rate until it is stopped.
 * @param {number} perSecond
 * @param {(number: number) => Promise<string>} work
 * @returns {() => Promise<Map<string, number>>} stops, and tells how often each outcome came
 */
export function steadily(perSecond, work) {
  /** @type {Map<string, number>} */
  const outcomes = new Map()
  const underWay = new Set()
  let number = 0
  const began = performance.now()
  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) * perSecond) / 1000; number < due;) {
      const one = work(number++).then((outcome) => {
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        underWay.delete(one)
      })
      underWay.add(one)
    }
  }, 10)
  return async () => {
    clearInterval(timer)
    while (underWay.size > 0) await Promise.all(underWay)
    return outcomes
  }
}
