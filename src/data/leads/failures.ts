const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const cause: unknown = error.cause
  return [error.name, 'code' in error ? error.code : undefined, cause instanceof Error && 'code' in cause ? cause.code : undefined].filter(Boolean).join(' ')
}

/** Says for who runs the site that a form could not be taken. What was typed, which messages of a database repeat, stays out of the logs. */
export function noteFailure(form: string, error: unknown): void {
  process.stderr.write(`A form of kind "${form}" could not be taken: ${wordsOf(error)}\n`)
}
