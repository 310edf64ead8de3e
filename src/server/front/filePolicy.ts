const PDF = /^application\/pdf\b/i
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i
const SVG = /^image\/svg\+xml\b/i
const DATA = /^(?:application\/(?:[\w.+-]*\+)?json|text\/plain)\b/i

const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'self'"

/**
 * The content security policy of an answer of the API that has none, by its type: a file opened by
 * itself loads and runs nothing. Browsers show no PDF in a sandbox, so that type has other
 * directives. HTML of the API is the answer to a form: text, style, and a form to send again.
 */
export function filePolicy(contentType = ''): string {
  if (HTML.test(contentType))
    return `${closedPolicy}; style-src 'unsafe-inline'; form-action 'self'`
  if (PDF.test(contentType))
    return "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  if (SVG.test(contentType))
    return `${closedPolicy}; form-action 'none'; style-src 'unsafe-inline'; sandbox`
  if (DATA.test(contentType)) return `${closedPolicy}; form-action 'none'`
  return `${closedPolicy}; form-action 'none'; sandbox`
}
