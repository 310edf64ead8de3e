import type { Locale } from '@/i18n/locales'

import words from './trouble.json'

type Status = keyof typeof words

/** Seconds after which asking again makes sense. */
const RETRY_AFTER: Partial<Record<Status, string>> = { 429: '1', 503: '10' }

/** A request that cannot be answered, and by which status that is said. */
export class Trouble extends Error {
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`answered with ${status}`, options)
    this.status = status
  }
}

const isStatus = (status: string): status is Status => status in words

/** Every fault behind the front is the same to a visitor: not now. */
const statusOf = (status: number): Status => {
  const text = String(status)
  return isStatus(text) ? text : '503'
}

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#faf7f2;color:#1c2723;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem}h1{font:500 2rem/1.2 Georgia,serif;margin:0 0 .75rem}p{margin:0}`

const page = (language: Locale, [title, text]: readonly string[]) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
  `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`

/** What is said when no page can be had: to people a small page, to programs the shape the API uses. */
export function troubleAnswer(status: number, language: Locale, { isApi }: { isApi: boolean }) {
  const known = statusOf(status)
  const said = words[known][language]
  const body = isApi ? JSON.stringify({ errors: [{ message: `${said[0]}. ${said[1]}` }] }) : page(language, said)
  return { body: Buffer.from(body), contentType: isApi ? 'application/json' : 'text/html; charset=utf-8', retryAfter: RETRY_AFTER[known] }
}
