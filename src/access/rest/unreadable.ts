/** Messages of the multipart parser for a form that is cut off or has no parts. */
const BROKEN_FORM =
  /multipart|boundary|unexpected end of form|malformed part header|unsupported content type|not eligible for file upload|invalid url/i

/**
 * Returns whether an error means that the address, the JSON or the form of a request cannot be
 * parsed.
 */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof URIError ||
  error instanceof SyntaxError ||
  (error instanceof Error && BROKEN_FORM.test(error.message))
