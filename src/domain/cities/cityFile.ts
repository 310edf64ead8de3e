import { liesIn } from '../coordinates'
import { countries, homeCountry, type Country } from '../countries'
import { readDelimited, type Row } from '../delimited'
import { regionOf } from '../regions'

import { folded } from './knownNames'
import { provinceOf, type Province } from './provinceOf'

/** A place as a list of postal codes names it. */
export type Listed = {
  line: number
  zip: string
  name: string
  country: Country
  province: Province | undefined
  provinceText: string
  coordinates: { latitude: number; longitude: number } | undefined
}

type CityRefusal = 'quote' | 'columns' | 'zip' | 'name' | 'country' | 'latitude' | 'longitude' | 'twice'

/** A line that is not taken over, why, and the text at fault. */
export type RefusedLine = { line: number; reason: CityRefusal; text: string }

export type CityFile = { listed: Listed[]; refused: RefusedLine[] } | { missing: string[] }

/** What a column may be called; the first name is that of the GeoNames lists. */
const columns = {
  country: ['country_code', 'country', 'land', 'pays', 'landcode'],
  zip: ['zipcode', 'zip', 'postal_code', 'postcode', 'code_postal', 'plz', 'postleitzahl'],
  name: ['place', 'place_name', 'name', 'city', 'plaats', 'gemeente', 'plaatsnaam', 'commune', 'localite', 'ort', 'gemeinde'],
  province: ['province', 'provincie', 'provinz'],
  provinceCode: ['province_code'],
  latitude: ['latitude', 'lat', 'breedtegraad', 'breitengrad'],
  longitude: ['longitude', 'lon', 'lng', 'lengtegraad', 'langengrad'],
}
type Column = keyof typeof columns
const needed: readonly Column[] = ['zip', 'name']

const LONGEST = 120
const plain = /^[^\p{C}]+$/u
const decimal = /^[-+]?\d{1,3}(?:[.,]\d{1,15})?$/

const heading = (cell: string) => folded(cell).replace(/[^a-z]+/g, '_')

/** Comparing needs a number; what is none is refused with its column. */
const degrees = (text: string): number => (decimal.test(text) ? Number(text.replace(',', '.')) : NaN)

const isZip = (zip: string, country: Country) => (country === homeCountry ? regionOf(zip) !== undefined : /^[\p{L}\d][\p{L}\d -]{0,9}$/u.test(zip))

function reader(head: Row) {
  const names = head.cells.map(heading)
  const places = Object.fromEntries(Object.entries(columns).map(([column, spellings]) => [column, names.findIndex((name) => spellings.includes(name))]))
  const cell = (row: Row, column: Column): string => row.cells[places[column] ?? -1] ?? ''
  return { cell, width: names.length, missing: needed.filter((column) => (places[column] ?? -1) < 0).map((column) => columns[column][0] ?? column) }
}

type Reader = ReturnType<typeof reader>

function readPlace(row: Row, { cell, width }: Reader): Listed | RefusedLine {
  const refuse = (reason: CityRefusal, text: string): RefusedLine => ({ line: row.line, reason, text: text.slice(0, LONGEST) })
  if (!row.closed) return refuse('quote', '')
  if (row.cells.length < width || row.cells.slice(width).some(Boolean)) return refuse('columns', `${row.cells.length} / ${width}`)

  const code = cell(row, 'country').toLowerCase() || homeCountry
  const country = countries.find((one) => one === code)
  if (!country) return refuse('country', code)
  const [zip, name] = [cell(row, 'zip'), cell(row, 'name')]
  if (!isZip(zip, country)) return refuse('zip', zip)
  if (!plain.test(name) || name.length > LONGEST) return refuse('name', name)

  const provinceText = cell(row, 'province')
  const province = country === homeCountry ? provinceOf(cell(row, 'provinceCode'), provinceText) : undefined
  const place = { line: row.line, zip, name, country, province, provinceText: plain.test(provinceText) ? provinceText.slice(0, LONGEST) : '' }
  const given = { latitude: cell(row, 'latitude'), longitude: cell(row, 'longitude') }
  if (!given.latitude && !given.longitude) return { ...place, coordinates: undefined }
  for (const axis of ['latitude', 'longitude'] as const) {
    if (!liesIn(country, axis, degrees(given[axis]))) return refuse(axis, given[axis])
  }
  return { ...place, coordinates: { latitude: degrees(given.latitude), longitude: degrees(given.longitude) } }
}

/** The places of a list of postal codes, and the lines that name none. Without the needed columns nothing is read. */
export function readCityFile(text: string): CityFile {
  const [head, ...rows] = readDelimited(text)
  if (!head) return { missing: needed.map((column) => columns[column][0] ?? column) }
  const read = reader(head)
  if (read.missing.length > 0) return { missing: read.missing }
  const lines = rows.map((row) => readPlace(row, read))
  return { listed: lines.filter((line) => 'zip' in line), refused: lines.filter((line) => 'reason' in line) }
}
