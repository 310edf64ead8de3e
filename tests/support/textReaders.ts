import { isBrowser } from '@/domain/audience/browser'
import { isContainedCss } from '@/domain/lib/css'
import { csv } from '@/domain/lib/csv'
import { decodeText, readDelimited } from '@/domain/lib/delimited'
import { cutAtWord } from '@/domain/site/description'
import { isPublicAddress } from '@/domain/feeds/publicAddress'
import { foldHeading } from '@/domain/feeds/table'
import { extensionOf, fileKind, isCompletePdf } from '@/domain/lib/fileKind'
import { escapeText, foldLine } from '@/domain/lib/ical'
import { promisesIn } from '@/domain/legal/promise'
import { isLink, phoneHref } from '@/domain/site/links'
import {
  blocksOf,
  fillPlaceholders,
  toHeaderLine,
  placeholdersIn,
  plainTextOfBlocks,
} from '@/domain/mail/mailText'
import { readTowns } from '@/domain/demands/towns'
import { formatPhone } from '@/domain/lib/phone'
import { expressionProblem } from '@/domain/rules/expression'
import { tokensOf } from '@/domain/catalogue/search/tokens'
import { withoutSlashes } from '@/domain/lib/slashes'
import { isSlugPath, slugify } from '@/domain/lib/slug'
import { isHarmlessSvg, isSvgText } from '@/domain/lib/svg'
import { uniqueCodeOf } from '@/domain/catalogue/uniqueCode'
import { videoOf } from '@/domain/site/video'
import { isPortalPath } from '@/i18n/portal'
import { plainFromHtml } from '@/mail/plainFromHtml'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Every function that reads a text which somebody outside can write. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  blocksOf: (text) => plainTextOfBlocks(blocksOf(text, {})),
  csv: (text) => csv([[text]]),
  cutAtWord: (text) => cutAtWord(text),
  decodeText: (text) => decodeText(bytes(text)),
  escapeText,
  extensionOf,
  fileKind: (text) => fileKind(bytes(text)),
  fill: (text) => fillPlaceholders(text, {}),
  fold: foldLine,
  formatPhone,
  isBrowser,
  isCompletePdf: (text) => isCompletePdf(bytes(text)),
  isContainedCss,
  isHarmlessSvg: (text) => isHarmlessSvg(bytes(text)),
  isLink,
  isPortalPath,
  isPublicAddress,
  isSlugPath,
  isSvgText,
  oneLine: toHeaderLine,
  phoneHref,
  placeholdersIn,
  plainFromHtml,
  plainly: foldHeading,
  problemOf: expressionProblem,
  promisesIn,
  readDelimited: (text) => readDelimited(text),
  readTowns: (text) => readTowns(text, []),
  slugify,
  tokensOf,
  uniqueCodeOf,
  videoOf,
  withoutSlashes,
}

/** What is repeated, and what stands before and after it: each makes some pattern try again at every place. */
const hostile: readonly (readonly [before: string, repeated: string, after: string])[] = [
  ['', ' ', 'x'], ['', '\n', 'x'], ['', '\t \n', 'x'], ['', 'a', '\n'], ['', 'a', '!'], ['', '1', 'x'], ['', '1.', 'x'], ['', '1.000', ','], ['', '"', 'x'], ['"', '""', 'x'], ['"', 'a""', ''],
  ['', '"a;', '\n'], ['', '"\n', ''], ['', '/', 'x'], ['', './', 'x'], ['', '<', 'x'], ['', '<a ', '>'], ['', '<a href="', ''], ['', '<style>', ''], ['', '</a>', ''], ['', '<!---->', '<html>'],
  ['', '<!--', ''], ['<?xml', ' ?', 'x'], ['', '<!DOCTYPE svg ', '['], ['<svg>', '&#x', ';'], ['<svg>', '\\a ', ''], ['<svg>', ' on', '='], ['<svg>', ' href=', ''], ['<svg>', 'url( ', ''],
  ['', '[a](', ')'], ['', '[', ']'], ['', 'https://', ' '], ['', '{', '}'], ['', '{ ', '}'], ['', '{a', ' '], ['', ':', '1.1.1.1'], ['', '1:', 'x'], ['', '-a', '-'], ['', 'é', '-'], ['', '\u0301', 'x'],
  ['', 'epc ', '.'], ['epc', ' x', 'in aanvraag'], ['', '9000 ', '9000'], ['', ',', '9000'], ['', '+32', ' '], ['', '( ', ')'], ['', '(', ''], ['', 'not ', 'x'], ['', 'a and ', ''], ['PK\u0003\u0004', 'PK\u0001\u0002', ''],
  ['PK\u0003\u0004', 'P', ''], ['/nl/portal/', 'a/', '!'], ['Mozilla/5.0 (', ')', ' Gecko'], ['Mozilla/5.0 (x)', ' AppleWebKit', '/'], ['', '\u0000', ''], ['', '\ud800', ''],
] // prettier-ignore

/** Hostile texts of a length. */
export const hostileTexts = (length: number): string[] =>
  hostile.map(
    ([before, repeated, after]) =>
      before +
      repeated.repeat(Math.ceil((length - before.length - after.length) / repeated.length)) +
      after,
  )
