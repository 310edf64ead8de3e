import { describe, expect, it } from '@jest/globals'

import { excludingWordsIn, readExcludingWords } from './excludingWords'

describe('words that exclude people', () => {
  it.each([
    ['Mooi appartement, geen OCMW!', 'geen ocmw'],
    ['Studio lumineux (pas d’allocataires)', "pas d'allocataires"],
    ['Pas d’Étrangers', "pas d'étrangers"],
    ['Nice flat. ONLY   Belgians please', 'only belgians'],
    ['Helle Wohnung, nur Berufstätige', 'nur berufstätige'],
    ['Maison calme,\nsans enfants', 'sans enfants'],
  ])('are found whatever their capitals, accents and apostrophes: %s', (text, phrase) => {
    expect(excludingWordsIn(text)).toContain(phrase)
  })

  it.each([
    'No children’s playground nearby yet, but a park opposite',
    'Ideaal voor gezinnen met kinderen, school om de hoek',
    'Geen huisdieren, niet roken',
    'Cuisine sans meubles. Enfants bienvenus, sans enfantillage',
    'Er is geen lift. Kinderen spelen veilig in de tuin',
    'Familienfreundlich, keine Durchgangsstraße; Kinder willkommen',
    'Revenu locatif, charges comprises, OCMW op wandelafstand',
    'Nicht nur Berufstätigen gefällt die Lage',
  ])('are not found in an ordinary sentence: %s', (text) => {
    expect(excludingWordsIn(text)).toEqual([])
  })

  it('are those of the setting, a phrase a line, and none where the agency emptied it', () => {
    const own = readExcludingWords('  geen muzikanten \n\n')
    expect(excludingWordsIn('Geen muzikanten, geen OCMW', own)).toEqual(['geen muzikanten'])
    expect(excludingWordsIn('geen OCMW', readExcludingWords(''))).toEqual([])
    expect(excludingWordsIn('geen OCMW', readExcludingWords(null))).toEqual(['geen ocmw'])
  })

  it('with characters that mean something in patterns are only characters', () => {
    expect(excludingWordsIn('a.b', ['.*', '|', ''])).toEqual([])
  })
})
