import type { Locale } from '@/i18n/locales'

import words from './trouble.json'

type Status = keyof typeof words

/** Default seconds for Retry-After. */
const RETRY_AFTER: Partial<Record<number, number>> = { 429: 1, 503: 10 }

type Details = ErrorOptions & {
  /** In seconds. */
  retryAfter?: number
  /** The methods that the address takes. */
  allow?: string
}

/** A request that is answered with an error status. */
export class HttpError extends Error {
  readonly status: number
  readonly retryAfter: number | undefined
  readonly allow: string | undefined

  constructor(
    status: number,
    { retryAfter = RETRY_AFTER[status], allow, ...options }: Details = {},
  ) {
    super(`answered with ${status}`, options)
    this.status = status
    this.retryAfter = retryAfter
    this.allow = allow
  }
}

const isStatus = (status: string): status is Status => status in words

/** All other errors of Next are shown to visitors as 503. */
const statusOf = (status: number): Status => {
  const text = String(status)
  return isStatus(text) ? text : '503'
}

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#faf7f2;color:#1c2723;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem}h1{font:500 2rem/1.2 Georgia,serif;margin:0 0 .75rem}p{margin:0}`

const page = (language: Locale, [title, text]: readonly string[]) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
  `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`

/** The body of an error: a small page for people, the format of the API for programs. */
export function errorBody(status: number, language: Locale, { isApi }: { isApi: boolean }) {
  const shownStatus = statusOf(status)
  const text = words[shownStatus][language]
  const body = isApi
    ? JSON.stringify({ errors: [{ message: `${text[0]}. ${text[1]}` }] })
    : page(language, text)
  return {
    body: Buffer.from(body),
    contentType: isApi ? 'application/json' : 'text/html; charset=utf-8',
  }
}
