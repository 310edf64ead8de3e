/** An entry of a drop-down list of the studio: what staff read, and what is stored. */
export type Choice = { label: string; value: string }

/** How well an entry answers what was typed; a lower number is better. */
export const matchRanks = {
  whole: 0,
  letterStart: 1,
  labelStart: 2,
  codeStart: 3,
  wordStart: 4,
  contains: 5,
} as const
type MatchRank = (typeof matchRanks)[keyof typeof matchRanks]

const MARKS = /\p{M}/gu
const NOT_WORD = /[^\p{L}\p{N}]+/u

/**
 * Lower case, without accents and with plain apostrophes, so that "Zone d'habitat" finds "Zone
 * d’habitat" and "reserve" finds "Réserve".
 */
export function foldLabel(text: string): string {
  const plain = text.normalize('NFD').replace(MARKS, '').toLowerCase()
  return plain
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** Lower case with its accents: "Bail é" means "Bail étudiant", not "Bail emphytéotique". */
const lowercased = (text: string): string => text.normalize('NFC').toLowerCase()

/**
 * Returns whether the text stands at the start of a word of the label, or each of its words does.
 */
function startsWords(label: string, typed: string): boolean {
  const words = label.split(NOT_WORD).filter(Boolean)
  const typedWords = typed.split(NOT_WORD).filter(Boolean)
  return (
    typedWords.length > 0 && typedWords.every((one) => words.some((word) => word.startsWith(one)))
  )
}

/**
 * How an entry answers what was typed; nothing when it does not. Codes are in English and unseen,
 * so they count only from their start.
 */
export function matchRankOf({ label, value }: Choice, typed: string): MatchRank | undefined {
  const text = foldLabel(label)
  const code = foldLabel(value)
  const typedText = foldLabel(typed)
  if (text === typedText) return matchRanks.whole
  if (lowercased(label).startsWith(lowercased(typed))) return matchRanks.letterStart
  if (text.startsWith(typedText)) return matchRanks.labelStart
  if (code.startsWith(typedText)) return matchRanks.codeStart
  if (startsWords(text, typedText)) return matchRanks.wordStart
  return text.includes(typedText) ? matchRanks.contains : undefined
}

type Ranked<Entry> = { entries: Entry[]; best: MatchRank | undefined }

/**
 * The entries that answer what was typed, best first and otherwise in their own order. The list takes its first entry
 * with Enter, so an entry that merely contains the letters must never stand before one that starts with them.
 */
export function rankChoices<Entry>(
  entries: readonly Entry[],
  choiceOf: (entry: Entry) => Choice,
  typed: string,
): Ranked<Entry> {
  if (foldLabel(typed) === '') return { entries: [...entries], best: undefined }
  const answering = entries.flatMap((entry) => {
    const match = matchRankOf(choiceOf(entry), typed)
    return match === undefined ? [] : [{ entry, match }]
  })
  answering.sort((one, other) => one.match - other.match)
  return { entries: answering.map(({ entry }) => entry), best: answering[0]?.match }
}

/** The keys typed so far at a group of buttons, and the one choice they name. */
type KeyAnswer = { typed: string; value?: string }

/**
 * A key pressed in a group of buttons: a letter chooses the only choice whose label starts with it. When several do, nothing
 * is chosen until the next letters tell them apart; a key that continues nothing starts again.
 */
export function answerKey(choices: readonly Choice[], typed: string, key: string): KeyAnswer {
  for (const next of [typed + key, key]) {
    const starting = choices.filter(({ label }) => foldLabel(label).startsWith(foldLabel(next)))
    const [only, ...others] = starting
    if (foldLabel(next) !== '' && only)
      return { typed: next, ...(others.length === 0 && { value: only.value }) }
  }
  return { typed: '' }
}
