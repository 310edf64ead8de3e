import { MAX_NEAR_KM, NEAR_KM } from '../lists/listQuery'

import type { Match, Rule } from './amounts'
import { localityAt, townsOf } from './locality'
import type { Reader } from './reader'

function kilometres(reader: Reader, from: number): { km: number; end: number } | undefined {
  const number = reader.number(from)
  const end = number && reader.skip(number.end, 'kilometre')
  if (!number || end === undefined || end === number.end) return undefined
  return { km: Math.min(Math.max(Math.round(number.value), 1), MAX_NEAR_KM), end }
}

function nearPlace(
  reader: Reader,
  { senses }: NonNullable<ReturnType<typeof localityAt>>,
  km: number,
  end: number,
): Match | undefined {
  const [town] = townsOf(senses, reader.language)
  return town && { end, means: [{ kind: 'near', near: { ...town, km } }] }
}

/** "10 km rond Leuven", "within 5 km of Ghent". */
const farFrom: Rule = (reader, from) => {
  const said = kilometres(reader, reader.skip(from, 'within'))
  const joined = said && reader.skip(said.end, 'awayFrom', 'near')
  const place =
    said && joined !== undefined ? localityAt(reader, reader.skip(joined, 'filler')) : undefined
  return said && place ? nearPlace(reader, place, said.km, place.end) : undefined
}

/** "nabij Leuven", "Leuven + 10 km", "Gand et environs". */
const around: Rule = (reader, from) => {
  const named = reader.skip(from, 'near')
  const place = localityAt(reader, named) ?? localityAt(reader, reader.skip(named, 'filler'))
  if (!place) return undefined
  const plusAt = reader.tokens[place.end]?.word === '+' ? place.end + 1 : place.end
  const said = kilometres(reader, reader.skip(plusAt, 'within'))
  const end = said?.end ?? reader.skip(place.end, 'surroundings')
  const isNear = named > from || end > place.end
  return isNear ? nearPlace(reader, place, said?.km ?? NEAR_KM, end) : undefined
}

export const near: Rule = (reader, from) => farFrom(reader, from) ?? around(reader, from)
