import { locales } from '@/i18n/locales'

import { screenTitle } from './screenTitle'
import { studioViews } from './views'

describe('the title of a screen of the studio', () => {
  it('is its heading in the language of the colleague', () => {
    expect(screenTitle(['inbox'], 'nl')).toBe('Inbox')
    expect(screenTitle(['inbox'], 'fr')).toBe('Boîte de réception')
    expect(screenTitle(['visits'], 'en')).toBe('Viewing calendar')
    expect(screenTitle(['languages'], 'de')).toBe('Sprachen')
  })

  it('is another for every screen, in every language', () => {
    const paths = Object.values(studioViews).flatMap((view) =>
      'path' in view && view.path !== '/login' ? [view.path] : [],
    )
    for (const language of locales) {
      const titles = paths.map((path) => screenTitle(path.slice(1).split('/'), language))
      expect(titles).not.toContain(undefined)
      expect(new Set(titles).size).toBe(paths.length)
    }
  })

  it('is left to the CMS where it has one', () => {
    for (const segments of [[], ['login'], ['collections', 'articles'], ['inbox', 'more']])
      expect(screenTitle(segments, 'nl')).toBeUndefined()
  })
})
