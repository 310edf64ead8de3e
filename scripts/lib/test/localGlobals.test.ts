import { describe, expect, it } from '@jest/globals'

import { BUILT_IN, withLocalGlobals } from './localGlobals.mjs'

describe('the built-in objects of a module', () => {
  it.each([
    ['called', 'export const made = new Map()'],
    ['asked', 'export const keys = Object.keys({})'],
    ['compared', 'export const isError = (one) => (one instanceof Error)'],
    ['handed on', 'export const all = [1].map(String)'],
  ])('are constants of it where they are %s', (_, code) => {
    const [name = ''] = /\b[A-Z]\w+/.exec(code.replace('isError', '')) ?? []
    expect(withLocalGlobals(code)).toBe(`const { ${name} } = globalThis;${code}`)
  })

  it.each([
    ['declares', 'const Map = 1; export const made = Map.of()'],
    ['takes apart', 'const { Map } = maps; export const made = Map.of()'],
    ['names a class', 'class Map { of() {} }; new Map()'],
    ['names a function', 'function Map() {}; new Map()'],
    ['imports', "import Map from './map'; Map.of()"],
    ['imports by name', "import { Set, Map } from './map'; Map.of(); Set.of()"],
    ['renames', "import { Plan as Map } from './map'; Map.of()"],
    ['exports', 'export { Map } from "./map"; Map.of()'],
  ])('are left alone where it %s one of them', (_, code) => {
    expect(withLocalGlobals(code)).toBe(code)
  })

  it('are no part of other names, and stand on the first line', () => {
    const code = 'export const a = one.Map()\nexport const b = MapPin()\nexport const c = $Map()'
    expect(withLocalGlobals(code)).toBe(code)
    expect(withLocalGlobals('JSON.stringify(1)\nfails()').split('\n')).toHaveLength(2)
  })

  it('are those of the test itself', () => {
    const context = globalThis as unknown as Record<string, unknown>
    const source = `return [${BUILT_IN.join()}]`
    expect(new Function(source)()).toEqual(BUILT_IN.map((name) => context[name]))
  })
})
