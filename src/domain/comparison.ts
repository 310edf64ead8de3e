import type { propertyFacts } from './propertyFacts'

type Fact = (typeof propertyFacts)[number]
type Format = 'area' | 'number' | 'year' | 'option' | 'yes_no' | 'epc'

/** What is laid side by side when listings are compared: facts that a number or a word tells, in groups. */
export const comparedFacts = [
  {
    group: 'surfaces',
    facts: [
      ['livingArea', 'area'],
      ['groundArea', 'area'],
      ['totalArea', 'area'],
      ['terraceArea', 'area'],
      ['gardenArea', 'area'],
      ['officeArea', 'area'],
      ['storeArea', 'area'],
    ],
  },
  {
    group: 'rooms',
    facts: [
      ['bedrooms', 'number'],
      ['bathrooms', 'number'],
      ['showerRooms', 'number'],
      ['toilets', 'number'],
      ['garages', 'number'],
      ['parkings', 'number'],
      ['externalParkings', 'number'],
      ['floor', 'number'],
      ['floors', 'number'],
      ['facades', 'number'],
    ],
  },
  {
    group: 'building',
    facts: [
      ['constructionYear', 'year'],
      ['renovationYear', 'year'],
      ['condition', 'option'],
      ['heating', 'option'],
      ['heatingSource', 'option'],
      ['kitchen', 'option'],
      ['glazing', 'option'],
      ['frame', 'option'],
    ],
  },
  {
    group: 'energy',
    facts: [
      ['epcLabel', 'epc'],
      ['epcValue', 'number'],
      ['co2Emission', 'number'],
      ['eLevel', 'number'],
    ],
  },
  {
    group: 'comfort',
    facts: [
      ['lift', 'yes_no'],
      ['terrace', 'yes_no'],
      ['garden', 'yes_no'],
      ['garage', 'yes_no'],
      ['cellar', 'yes_no'],
      ['attic', 'yes_no'],
      ['pool', 'yes_no'],
      ['furnished', 'yes_no'],
      ['newBuild', 'yes_no'],
    ],
  },
] as const satisfies readonly { group: string; facts: readonly (readonly [Fact, Format])[] }[]

export type ComparedGroup = (typeof comparedFacts)[number]['group']
export type ComparedFact = (typeof comparedFacts)[number]['facts'][number]

/** The end of the one scale for all regions, in kWh/m² a year: beyond it every scale has had its last label for long. */
export const ENERGY_SCALE_END = 600
export const energyScaleMarks = [0, 100, 200, 300, 400, 500, 600] as const

/** How far along the scale a value lies, in hundredths. */
export const shareOnScale = (value: number): number => Math.round((Math.min(Math.max(value, 0), ENERGY_SCALE_END) / ENERGY_SCALE_END) * 100)

/** Whether what several listings say about the same fact is not all the same; who says nothing says something else. */
export const differ = (told: readonly (string | undefined)[]): boolean => new Set(told).size > 1
