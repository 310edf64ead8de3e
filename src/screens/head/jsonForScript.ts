/**
 * Returns data as JSON that is safe inside a script element: without a `<`, nothing in it ends the
 * element or begins a comment.
 */
export const jsonForScript = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')
