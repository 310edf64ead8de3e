/**
 * Phrases by which an advertisement to let shuts people out for what they live on, where they come
 * from or whom they live with, which the laws against discrimination of 10 May 2007 forbid. An
 * agency completes the list in its settings. Whole phrases only: "children" or "income" alone are
 * words of many good advertisements, and pets, smoking and students are no protected ground.
 */
const phrases = {
  nl: [
    'geen kinderen',
    'zonder kinderen',
    'geen gezinnen',
    'geen alleenstaande ouders',
    'geen ocmw',
    'ocmw niet toegelaten',
    'geen leefloon',
    'geen leefloners',
    'geen uitkering',
    'geen uitkeringen',
    'geen uitkeringstrekkers',
    'geen uitkeringsgerechtigden',
    'geen werklozen',
    'geen huursubsidie',
    'geen huurpremie',
    'geen sociale huurders',
    'geen vervangingsinkomen',
    'enkel werkenden',
    'alleen werkenden',
    'enkel tweeverdieners',
    'alleen tweeverdieners',
    'enkel belgen',
    'alleen belgen',
    'geen buitenlanders',
    'geen vreemdelingen',
    'geen allochtonen',
    'geen vluchtelingen',
    'geen moslims',
    'geen homo',
    'geen homos',
  ],
  fr: [
    "pas d'enfants",
    "pas d'enfant",
    'sans enfant',
    'sans enfants',
    'enfants non admis',
    "pas d'allocataires",
    "pas d'allocataire",
    "pas d'allocations",
    'allocataires sociaux exclus',
    'pas de cpas',
    'cpas exclu',
    'cpas exclus',
    'cpas non admis',
    'pas de chômeurs',
    'pas de chômeur',
    'pas de revenu de remplacement',
    'pas de ris',
    'salariés uniquement',
    'uniquement salariés',
    'cdi uniquement',
    'uniquement cdi',
    'belges uniquement',
    'uniquement belges',
    "pas d'étrangers",
    "pas d'étranger",
    'pas de réfugiés',
    'pas de familles',
    'pas de musulmans',
  ],
  en: [
    'no children',
    'without children',
    'no kids',
    'no families',
    'no single parents',
    'no benefits',
    'no welfare',
    'no unemployed',
    'no social security',
    'no housing benefit',
    'only belgians',
    'belgians only',
    'no foreigners',
    'no immigrants',
    'no refugees',
    'no muslims',
    'only working people',
    'working people only',
    'employed people only',
  ],
  de: [
    'keine kinder',
    'ohne kinder',
    'keine familien',
    'keine alleinerziehenden',
    'keine sozialhilfe',
    'keine sozialhilfeempfänger',
    'kein bürgergeld',
    'keine arbeitslosen',
    'kein öshz',
    'nur berufstätige',
    'nur belgier',
    'nur deutsche',
    'keine ausländer',
    'keine flüchtlinge',
    'keine muslime',
  ],
} as const

export const defaultExcludingWords: readonly string[] = Object.values(phrases).flat()

/** Marks the end of a sentence, which no phrase runs across. */
const STOP = ' | '

/**
 * Returns the words of a text without accents, capitals and apostrophes, so that "children's" stays
 * one word and is not "children".
 */
const folded = (text: string): string => {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[.!?;:|\n\r]/g, STOP)
    .replaceAll(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim()
  return ` ${plain} `
}

/** Returns the phrases of a setting, one a line. */
export const readExcludingWords = (setting: string | null | undefined): readonly string[] =>
  setting === null || setting === undefined
    ? defaultExcludingWords
    : setting
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')

/** Returns which of the phrases a text has, in the order of the list. */
export function excludingWordsIn(
  text: string,
  phrases: readonly string[] = defaultExcludingWords,
): string[] {
  const words = folded(text)
  return phrases.filter((phrase) => {
    const wanted = folded(phrase)
    return /[\p{L}\p{N}]/u.test(wanted) && words.includes(wanted)
  })
}
