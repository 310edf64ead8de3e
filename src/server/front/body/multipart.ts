/** A boundary after RFC 2046, quoted or not. */
const BOUNDARY =
  /;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+./-]{1,70}))\s*(?:;|$)/i
const PART_HEADERS = /^(?:[!#$%&'*+.^`|~\w-]+:[^\r\n]*(?:\r\n|$))+$/
const DISPOSITION = /^content-disposition:\s*form-data\s*;/i
const NAME = /\bname=/i
const END_OF_HEADERS = '\r\n\r\n'
/** Bytes for the headers of a part: a name and a type. */
const MAX_PART_HEADERS = 4_096
const MAX_EPILOGUE = 1_024

export const isMultipart = (contentType: string): boolean => /^\s*multipart\//i.test(contentType)

/** The boundary of a form with files; undefined when it is missing or invalid. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^\s*multipart\/form-data\s*(?:;|$)/i.test(contentType)) return undefined
  const [, quoted, unquoted] = BOUNDARY.exec(contentType) ?? []
  return quoted ?? unquoted
}

function isPart(part: Buffer): boolean {
  const end = part.indexOf(END_OF_HEADERS)
  if (end < 0 || end > MAX_PART_HEADERS || part[0] !== 13 || part[1] !== 10) return false
  const head = part.toString('latin1', 2, end)
  return (
    PART_HEADERS.test(head) &&
    head.split('\r\n').some((line) => DISPOSITION.test(line) && NAME.test(line))
  )
}

/**
 * Whether a body is a complete form: it starts and ends with the boundary, and every part has valid
 * headers.
 */
export function isCompleteForm(body: Buffer, boundary: string): boolean {
  const opening = Buffer.from(`--${boundary}`)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  if (body.indexOf(opening) !== 0) return false
  let at = opening.length
  while (body.toString('latin1', at, at + 2) !== '--') {
    const end = body.indexOf(delimiter, at)
    if (end < 0 || !isPart(body.subarray(at, end))) return false
    at = end + delimiter.length
  }
  return body.length - at <= MAX_EPILOGUE
}

/**
 * Checks the start and the end of a form that is streamed. It must start with the boundary;
 * `isComplete` tells whether the closing boundary came: without it Payload would answer with an
 * error.
 */
export function createFormEnds(boundary: string) {
  const opening = Buffer.from(`--${boundary}`)
  const closing = Buffer.from(`--${boundary}--`)
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)

  return {
    take(chunk: Buffer): boolean {
      if (head.length < opening.length)
        head = Buffer.concat([head, chunk.subarray(0, opening.length - head.length)])
      tail = Buffer.concat([tail, chunk.subarray(-(closing.length + MAX_EPILOGUE))]).subarray(
        -(closing.length + MAX_EPILOGUE),
      )
      return opening.subarray(0, head.length).equals(head)
    },
    isComplete: (): boolean => tail.includes(closing),
  }
}
