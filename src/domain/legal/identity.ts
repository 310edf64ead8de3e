/**
 * What an agency states about itself on its site, by the name of the field in the settings. In force on 21 November 2026:
 * the law on electronic commerce (address, numbers, supervisor) and the estate agents' own rules (insurance, recognition).
 */
export const identityFacts = [
  'agencyName',
  'street',
  'zip',
  'city',
  'phone',
  'email',
  'vatNumber',
  'kboNumber',
  'bivTitle',
  'bivNumber',
  'countryOfRecognition',
  'insurer',
  'policyNumber',
  'supervisor',
  'codeOfConductUrl',
  'fees',
] as const
export type IdentityFact = (typeof identityFacts)[number]

/** Written in each language: a save in one of them cannot see the others. */
const translated: readonly IdentityFact[] = [
  'bivTitle',
  'countryOfRecognition',
  'insurer',
  'supervisor',
  'fees',
]

type Identity = Partial<Record<IdentityFact, unknown>>

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** What is still to be said; outside the main language only of what all languages share. */
export const missingIdentity = (identity: Identity, isMainLanguage: boolean): IdentityFact[] =>
  identityFacts.filter(
    (fact) => !isFilled(identity[fact]) && (isMainLanguage || !translated.includes(fact)),
  )
