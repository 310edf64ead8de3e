import { liesIn } from '../coordinates'
import { countries, homeCountry, type Country } from '../countries'
import { readDelimited, type DelimitedRow } from '@/domain/lib/delimited'
import { regionOf } from '../regions'

import { foldName } from './knownNames'
import { provinceNamed, type Province } from './provinceNamed'

/** A city as a list of postal codes names it. */
export type ListedCity = {
  line: number
  zip: string
  name: string
  country: Country
  province: Province | undefined
  provinceText: string
  coordinates: { latitude: number; longitude: number } | undefined
}

type CityRefusal =
  'quote' | 'columns' | 'zip' | 'name' | 'country' | 'latitude' | 'longitude' | 'twice'

/** A line that is not imported, with the reason and the text at fault. */
export type RefusedLine = { line: number; reason: CityRefusal; text: string }

export type CityFile = { listed: ListedCity[]; refused: RefusedLine[] } | { missing: string[] }

/** The accepted names of each column; the first one is that of the GeoNames lists. */
const columnNames = {
  country: ['country_code', 'country', 'land', 'pays', 'landcode'],
  zip: ['zipcode', 'zip', 'postal_code', 'postcode', 'code_postal', 'plz', 'postleitzahl'],
  name: [
    'place',
    'place_name',
    'name',
    'city',
    'plaats',
    'gemeente',
    'plaatsnaam',
    'commune',
    'localite',
    'ort',
    'gemeinde',
  ],
  province: ['province', 'provincie', 'provinz'],
  provinceCode: ['province_code'],
  latitude: ['latitude', 'lat', 'breedtegraad', 'breitengrad'],
  longitude: ['longitude', 'lon', 'lng', 'lengtegraad', 'langengrad'],
}
type Column = keyof typeof columnNames
const requiredColumns: readonly Column[] = ['zip', 'name']

const MAX_TEXT_LENGTH = 120
const PRINTABLE = /^[^\p{C}]+$/u
const DECIMAL = /^[-+]?\d{1,3}(?:[.,]\d{1,15})?$/

const headingKey = (cell: string) => foldName(cell).replace(/[^a-z]+/g, '_')

/** Returns NaN for a text that is not a number; the caller refuses it with its column. */
const degrees = (text: string): number =>
  DECIMAL.test(text) ? Number(text.replace(',', '.')) : NaN

const isZip = (zip: string, country: Country) =>
  country === homeCountry ? regionOf(zip) !== undefined : /^[\p{L}\d][\p{L}\d -]{0,9}$/u.test(zip)

function createRowReader(header: DelimitedRow) {
  const names = header.cells.map(headingKey)
  const positions = Object.fromEntries(
    Object.entries(columnNames).map(([column, spellings]) => [
      column,
      names.findIndex((name) => spellings.includes(name)),
    ]),
  )
  const cell = (row: DelimitedRow, column: Column): string =>
    row.cells[positions[column] ?? -1] ?? ''
  return {
    cell,
    width: names.length,
    missing: requiredColumns
      .filter((column) => (positions[column] ?? -1) < 0)
      .map((column) => columnNames[column][0] ?? column),
  }
}

type RowReader = ReturnType<typeof createRowReader>

function readPlace(row: DelimitedRow, { cell, width }: RowReader): ListedCity | RefusedLine {
  const refuse = (reason: CityRefusal, text: string): RefusedLine => ({
    line: row.line,
    reason,
    text: text.slice(0, MAX_TEXT_LENGTH),
  })
  if (!row.closed) return refuse('quote', '')
  if (row.cells.length < width || row.cells.slice(width).some(Boolean))
    return refuse('columns', `${row.cells.length} / ${width}`)

  const code = cell(row, 'country').toLowerCase() || homeCountry
  const country = countries.find((one) => one === code)
  if (!country) return refuse('country', code)
  const zip = cell(row, 'zip')
  const name = cell(row, 'name')
  if (!isZip(zip, country)) return refuse('zip', zip)
  if (!PRINTABLE.test(name) || name.length > MAX_TEXT_LENGTH) return refuse('name', name)

  const provinceText = cell(row, 'province')
  const province =
    country === homeCountry ? provinceNamed(cell(row, 'provinceCode'), provinceText) : undefined
  const place = {
    line: row.line,
    zip,
    name,
    country,
    province,
    provinceText: PRINTABLE.test(provinceText) ? provinceText.slice(0, MAX_TEXT_LENGTH) : '',
  }
  const written = { latitude: cell(row, 'latitude'), longitude: cell(row, 'longitude') }
  if (!written.latitude && !written.longitude) return { ...place, coordinates: undefined }
  for (const axis of ['latitude', 'longitude'] as const) {
    if (!liesIn(country, axis, degrees(written[axis]))) return refuse(axis, written[axis])
  }
  return {
    ...place,
    coordinates: { latitude: degrees(written.latitude), longitude: degrees(written.longitude) },
  }
}

/**
 * Reads a list of postal codes into cities and refused lines. Without the required columns nothing
 * is read.
 */
export function readCityFile(text: string): CityFile {
  const [header, ...rows] = readDelimited(text)
  if (!header) return { missing: requiredColumns.map((column) => columnNames[column][0] ?? column) }
  const reader = createRowReader(header)
  if (reader.missing.length > 0) return { missing: reader.missing }
  const lines = rows.map((row) => readPlace(row, reader))
  return {
    listed: lines.filter((line) => 'zip' in line),
    refused: lines.filter((line) => 'reason' in line),
  }
}
