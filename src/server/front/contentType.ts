import type { IncomingHttpHeaders } from 'node:http'

/** Scripts, styles and fonts. A policy on a script would also bind a worker made from it. */
const PART = /^(?:text\/css|font\/|(?:application|text)\/javascript)/

export const isPage = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

export const isPartOfPage = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  PART.test(type)
