import { epcLetters } from '../lists/steps'

import { limitAt, skipQualifier, unknownUntil, type Rule } from './amounts'
import type { Reader } from './reader'

const letterAt = ({ tokens }: Reader, at: number): number =>
  epcLetters.findIndex((letter) => letter === tokens[at]?.word)

function pluses({ tokens }: Reader, from: number): number {
  let end = from
  while (tokens[end]?.word === '+') end += 1
  return end
}

/** "A", "A++", "A of B": where the last letter ends, and the worst of them. */
function letters(reader: Reader, from: number): { end: number; worst: number } | undefined {
  let end = from
  let worst = -1
  for (let at = from; letterAt(reader, at) >= 0; at = reader.skip(end, 'to', 'and')) {
    worst = Math.max(worst, letterAt(reader, at))
    end = pluses(reader, at + 1)
  }
  return worst < 0 ? undefined : { end, worst }
}

/**
 * "EPC B", "label C of beter", "b-label": who names a label takes a better one too. Lists know no
 * kilowatt hours.
 */
export const energy: Rule = (reader, from) => {
  const start = limitAt(reader, from).end
  const named = reader.skip(start, 'energy')
  const before = limitAt(reader, named).end
  const found = letters(reader, named > start ? before : start)
  const number = named > start ? reader.number(before) : undefined
  if (number) return unknownUntil(reader.skip(number.end, 'otherUnit'))
  const end = found && (named > start ? found.end : reader.skip(found.end, 'energy'))
  if (!found || end === undefined || (named === start && end === found.end)) return undefined
  return {
    end: skipQualifier(reader, end, 'orBetter'),
    means: [{ kind: 'epc', epc: epcLetters.slice(0, found.worst + 1) }],
  }
}
