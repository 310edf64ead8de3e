import { scriptElements } from './scriptElements'
import { hashOf } from './scriptHash'

const HAS_SOURCE = /\ssrc\s*=/i
/** JSON data, which a browser does not run. */
const IS_DATA = /\stype\s*=\s*["']?application\/(?:ld\+)?json(?=["'\s/]|$)/i

/** The texts of the inline scripts of a page that the policy does not allow. */
export const findUnknownScripts = (html: string, known: ReadonlySet<string>): string[] =>
  scriptElements(html).flatMap(({ attributes, text }) =>
    HAS_SOURCE.test(attributes) || IS_DATA.test(attributes) || known.has(hashOf(text))
      ? []
      : [text],
  )
