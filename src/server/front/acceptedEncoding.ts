const PATTERNS = {
  brotli: /(?:^|[\s,])br\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[,;]|$)/,
  gzip: /(?:^|[\s,])gzip\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[,;]|$)/,
} as const

export type Encoding = keyof typeof PATTERNS

/** The encodings of an answer that is kept for all clients, the best first. */
export const ENCODINGS: readonly Encoding[] = ['brotli', 'gzip']

export const accepts = (accepted: string | undefined, encoding: Encoding): boolean =>
  accepted !== undefined && PATTERNS[encoding].test(accepted)

/** The encoding of an answer for one client; none when it takes none. */
export const encodingFor = (accepted: string | undefined): readonly Encoding[] =>
  ENCODINGS.filter((encoding) => accepts(accepted, encoding)).slice(0, 1)
