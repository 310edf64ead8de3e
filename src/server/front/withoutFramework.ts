import type { Answer } from './headers'
import { isPage } from './contentType'
import { type ScriptElement, scriptElements } from './scriptElements'

const IS_FILE_OF_NEXT = /\ssrc="\/_next\//
/** The data and the start of Next's router, and of React on a page that it sends in pieces. */
const IS_START_OF_NEXT =
  /^\(?(?:self\.__next_|globalThis(?:\.|\[")TURBOPACK|requestAnimationFrame\(function\(\)\{\$RT=)/
const PRELOAD_OF_SCRIPT = /<link rel="(?:module)?preload"(?=[^>]* as="script")[^>]*\/?>/g

const isOfNext = ({ attributes, text }: ScriptElement) =>
  IS_FILE_OF_NEXT.test(attributes) || (text !== '' && IS_START_OF_NEXT.test(text))

/**
 * Removes the scripts of the framework and the data for its router from a page. Nothing of it is
 * used: what lives in the browser are islands with scripts of their own.
 */
export function withoutFramework(html: string): string {
  let page = ''
  let from = 0
  for (const element of scriptElements(html)) {
    if (!isOfNext(element)) continue
    page += html.slice(from, element.start)
    from = element.end
  }
  return (page + html.slice(from)).replaceAll(PRELOAD_OF_SCRIPT, '')
}

/** An answer of Next as visitors get it. */
export const forVisitors = <Given extends Pick<Answer, 'headers' | 'body'>>(
  answer: Given,
): Given =>
  isPage(answer.headers)
    ? { ...answer, body: Buffer.from(withoutFramework(answer.body.toString())) }
    : answer
