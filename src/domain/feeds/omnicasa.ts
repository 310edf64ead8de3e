import type { TableColumn } from './table'

type Line = readonly [path: string, column: TableColumn, words?: readonly string[]]

/**
 * The finished mapping for the entities of the specification, which are those of Omnicasa and its
 * family: WebID for the type, Goal 0 for sale, Marquee 0-4, CountryID 10 for Belgium, a record for
 * each language.
 */
const lines: readonly Line[] = [
  ['ID', 'key'],
  ['ID', 'reference'],
  ['WebID', 'type'],
  ['Goal', 'goal', ['0 = sale', '* = rent']],
  ['Status', 'status'],
  ['Marquee', 'marquee'],
  ['CountryID', 'country', ['10 = be', '50 = lu']],
  ['Zip', 'zip'],
  ['City', 'city'],
  ['Street', 'street'],
  ['HouseNumber', 'houseNumber'],
  ['BoxNr', 'boxNumber'],
  ['PublishAddress', 'publishAddress'],
  ['Latitude', 'latitude'],
  ['Longitude', 'longitude'],
  ['RecordFile', 'recordFile'],
  ['Price', 'price'],
  ['PriceUnit', 'priceUnit'],
  ['PublishPrice', 'publishPrice'],
  ['EnergyPerformance', 'epcValue'],
  ['EPCLabelText', 'epcLabel'],
  ['UniqueCode', 'uniqueCode'],
  ['Title', 'title_nl'],
  ['Description', 'description_nl'],
  ['Pictures/Url|SmallPictureItem/Url', 'pictures'],
]

export type StoredMapping = {
  records: string
  languagePath: string
  columns: { heading: string; column: TableColumn; words?: string }[]
}

export const finishedMapping: StoredMapping = {
  records: 'Properties',
  languagePath: 'language',
  columns: lines.map(([heading, column, words]) => ({
    heading,
    column,
    ...(words && { words: words.join('\n') }),
  })),
}
