const certificate = String.raw`(?<!\p{L})(?:epc|e\.p\.c\.?|epb|e\.p\.b\.?|peb|p\.e\.b\.?|energieausweis|certificat énergétique|certificat de performance énergétique|energieprestatiecertificaat)(?!\p{L})`
/** Words that tell of a promise within the same sentence. */
const promised =
  'en cours|demandée?s?|en demande|à suivre|suivra|in aanvraag|aangevraagd|lopende|in opmaak|volgt|in progress|pending|requested|to follow|beantragt|in arbeit|folgt'
/** Words that do so only directly after the name: further on they may speak of the home. */
const promisedNext =
  'en attente|à venir|bientôt|en préparation|pas encore|wordt (?:nog )?opgemaakt|op komst|binnenkort|nog niet|nog op te maken|in afwachting|aanvraag lopend|noch nicht|wird (?:noch )?erstellt|demnächst|in vorbereitung|in bearbeitung|not yet|soon|being prepared|underway'
/** Words that do so directly before the name. */
const promisedBefore = String.raw`en cours de (?:certification|réalisation|demande|délivrance)|en attente d[eu]|in afwachting van|in aanvraag|wachten op|awaiting|warten auf`

const patterns = [
  String.raw`${certificate}[^.!?\n]{0,40}(?<!\p{L})(?:${promised})(?!\p{L})`,
  String.raw`${certificate}(?:[ -](?:attest|certificaat|keuring|zertifikat))?[\s:,(–-]{0,4}(?:est |is |ist |liegt )?(?:${promisedNext})(?!\p{L})`,
  String.raw`(?<!\p{L})(?:${promisedBefore})(?!\p{L})[^.!?,;(\n]{0,20}${certificate}`,
]
const saysPromised = RegExp(patterns.join('|'), 'giu')

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
