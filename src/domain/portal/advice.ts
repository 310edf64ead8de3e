import type { OwnerStatus } from './ownerStatus'

/** What is known of an advertisement, counted. */
export type AdvertisedFacts = {
  ownerStatus: OwnerStatus
  pictures: number
  plans: number
  films: number
  /** Letters of the description in the language of who reads the advice. */
  letters: number
  hasEnergyLabel: boolean
  needsEnergyLabel: boolean
  showsPrice: boolean
  showsAddress: boolean
}

type AdviceCode =
  | 'few_pictures'
  | 'no_plan'
  | 'no_film'
  | 'short_description'
  | 'no_energy_label'
  | 'hidden_price'
  | 'hidden_address'
export type Advice = { code: AdviceCode; values: { count?: number; enough?: number } }

const ENOUGH_PICTURES = 8
const ENOUGH_LETTERS = 400

const isOffered = (status: OwnerStatus) =>
  status === 'prepared' || status === 'online' || status === 'option'

/**
 * Returns advice on an advertisement from its own facts; none once the property is no longer
 * offered.
 */
export function adviceFor(facts: AdvertisedFacts): Advice[] {
  if (!isOffered(facts.ownerStatus)) return []
  const {
    pictures,
    plans,
    films,
    letters,
    hasEnergyLabel,
    needsEnergyLabel,
    showsPrice,
    showsAddress,
  } = facts
  const advice: (Advice | false)[] = [
    needsEnergyLabel && !hasEnergyLabel && { code: 'no_energy_label', values: {} },
    pictures < ENOUGH_PICTURES && {
      code: 'few_pictures',
      values: { count: pictures, enough: ENOUGH_PICTURES },
    },
    plans === 0 && { code: 'no_plan', values: {} },
    letters < ENOUGH_LETTERS && { code: 'short_description', values: {} },
    films === 0 && { code: 'no_film', values: {} },
    !showsPrice && { code: 'hidden_price', values: {} },
    !showsAddress && { code: 'hidden_address', values: {} },
  ]
  return advice.filter((one) => one !== false)
}
