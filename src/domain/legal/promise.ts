const certificate = String.raw`(?<!\p{L})(?:epc|epb|peb|energieausweis|certificat énergétique|energieprestatiecertificaat)(?!\p{L})`
const promised =
  'en cours|demandée?s?|en demande|à suivre|suivra|in aanvraag|aangevraagd|lopende|in opmaak|volgt|in progress|pending|requested|to follow|beantragt|in arbeit|folgt'

const saysPromised = RegExp(
  String.raw`${certificate}[^.!?\n]{0,40}(?<!\p{L})(?:${promised})(?!\p{L})`,
  'giu',
)

/**
 * Returns where a text tells of a certificate that is still to come, which Brussels and Wallonia
 * forbid.
 */
export const promisesIn = (text: string): string[] =>
  (text.match(saysPromised) ?? []).map((phrase) => phrase.replaceAll(/\s+/g, ' '))

/**
 * Returns whether what stands in the field of a certificate's number can be one: it has a digit, and
 * does not say that the certificate is still to come, such as "in aanvraag sinds 12/11".
 */
export const isCertificateNumber = (number: string | null | undefined): number is string =>
  /\d/.test(number ?? '') && promisesIn(`EPC ${number}`).length === 0

/** Every text inside a value, however deep: of rich text as the editor keeps it. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textIn).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => key === 'text' || key === 'root' || key === 'children')
    .map(([, inner]) => textIn(inner))
    .join(' ')
}
