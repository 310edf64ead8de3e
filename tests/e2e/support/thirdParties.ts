import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    /** Per script of another house: what the page had said to the tags when the script ran. */
    seenByTags?: unknown[][]
  }
}

const script = `(window.seenByTags ??= []).push(
  (window.dataLayer ?? []).map((entry) => entry.event ?? Array.from(entry).slice(0, 2).filter((one) => typeof one === 'string').join(' ')),
)`

/** Stands in for every house but our own, and writes down what it is asked. */
export async function standInForOthers(
  context: BrowserContext,
  ours: string | undefined,
): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.origin !== ours,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: script })
    },
  )
  return asked
}
