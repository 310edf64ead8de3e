/** Thrown when the work takes longer than a request may wait. */
class TookTooLong extends Error {
  override name = 'TookTooLong'
}

/**
 * Returns the result of the work, or throws after so many milliseconds. The work itself goes on: a
 * form that was too slow may be written after all, and is one enquiry when the visitor sends it
 * again.
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), milliseconds)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
