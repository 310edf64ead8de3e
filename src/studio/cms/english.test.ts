import { translateEnglish } from './english'

describe('sentences that the CMS has only in English', () => {
  it('are said in the language of the colleague, with their number', () => {
    expect(translateEnglish('Successfully saved 10 files', 'nl')).toBe('10 bestanden bewaard.')
    expect(translateEnglish('Successfully saved 1 files', 'fr')).toBe('1 fichier enregistré.')
    expect(translateEnglish('Failed to save 2 files', 'de')).toBe(
      '2 Dateien konnten nicht gespeichert werden.',
    )
    expect(translateEnglish('Refreshing token failed: Load failed', 'nl')).toContain('verbinding')
  })

  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The network connection was lost.',
  ])('say that there is no connection instead of “%s”', (sentence) => {
    expect(translateEnglish(sentence, 'fr')).toContain('connexion')
    expect(translateEnglish(sentence, 'en')).toContain('connection')
  })

  it('write the time of a lock with 24 hours', () => {
    expect(translateEnglish('Nov 22, 2026, 12:08 PM', 'nl')).toMatch(/^22 november 2026.*12:08$/)
    expect(translateEnglish('Nov 22, 2026, 1:08\u202fPM', 'fr')).toMatch(
      /^22 novembre 2026.*13:08$/,
    )
  })

  it('leave what colleagues write alone', () => {
    for (const text of ['Huis te koop', 'Save the date', 'Nov 22', 'Failed to fetch the key', ''])
      expect(translateEnglish(text, 'nl')).toBeUndefined()
  })
})
