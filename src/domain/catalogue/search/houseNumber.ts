import { unknownUntil, type Rule } from './amounts'

/** How the names of streets end in Dutch and German. */
const STREET_ENDINGS = [
  'straat', 'laan', 'lei', 'weg', 'plein', 'kaai', 'dreef', 'baan', 'hof', 'markt', 'kouter',
  'pad', 'dijk', 'berg', 'strasse', 'allee', 'platz', 'gasse',
] // prettier-ignore
/** How they begin in French and English, or end in words of their own. */
const STREET_WORDS = new Set([
  'rue', 'avenue', 'av', 'boulevard', 'bd', 'chaussee', 'place', 'quai', 'chemin', 'route',
  'square', 'clos', 'dreve', 'street', 'road', 'lane',
]) // prettier-ignore
/** More words than stand between the kind of a French street and its number. */
const MAX_NAME_WORDS = 5

/** "Veldstraat 150", "rue de la Loi 16": the number of a house, not of a listing nor a price. */
export const houseNumber: Rule = ({ tokens }, from) => {
  if (!/^\d{1,4}[a-z]?$/.test(tokens[from]?.word ?? '')) return undefined
  const before = tokens.slice(Math.max(from - MAX_NAME_WORDS, 0), from).map(({ word }) => word)
  const last = before.at(-1) ?? ''
  const isAtStreet =
    STREET_ENDINGS.some((ending) => last.endsWith(ending)) ||
    before.some((word) => STREET_WORDS.has(word))
  return isAtStreet ? unknownUntil(from + 1) : undefined
}
