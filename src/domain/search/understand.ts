import type { Question } from '../listings/question'
import { openQuestion } from '../listings/question'
import type { Goal } from '../vocabulary'

import { fold, wordsOf } from './words'

export type Vocabulary = {
  towns: readonly { names: Readonly<Record<string, string | undefined>>; zip: string; latitude?: number | undefined; longitude?: number | undefined }[]
  types: readonly { webId: number; names: Readonly<Record<string, string | undefined>> }[]
}

export type Part = { kind: string; text: string }
export type Understood = { goal?: Goal; question: Question; parts: Part[]; reference?: number; unknown: string[] }

/** Stand-in until the parser is merged: single words that are a town, a postal code, a type or a goal. */
export function understand(text: string, { towns, types }: Vocabulary, language: string): Understood {
  const found: Understood = { question: openQuestion, parts: [], unknown: [] }
  for (const typed of text.split(/[\s,]+/).filter((one) => wordsOf(one).length > 0)) {
    const word = fold(typed)
    const isCalled = (names: Readonly<Record<string, string | undefined>>) => Object.values(names).some((name) => name !== undefined && fold(name) === word)
    const town = towns.find(({ names, zip }) => zip === word || isCalled(names))
    const type = types.find(({ names }) => isCalled(names))
    if (town) {
      found.question = {
        ...found.question,
        towns: [...found.question.towns, { name: town.names[language] ?? Object.values(town.names)[0] ?? '', zip: town.zip }],
      }
      found.parts.push({ kind: 'town', text: typed })
    } else if (type) {
      found.question = { ...found.question, types: [...found.question.types, type.webId] }
      found.parts.push({ kind: 'type', text: typed })
    } else if (/^\d{3,9}$/.test(word)) found.reference = Number(word)
    else found.unknown.push(typed)
  }
  return found
}
