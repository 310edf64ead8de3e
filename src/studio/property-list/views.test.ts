import { describe, expect, it } from '@jest/globals'

import { readViews, searchOf, withView } from './views'

const search = (query: string) => searchOf(new URLSearchParams(query))

describe('a saved view of the list', () => {
  it('holds search, filters and order, and not the page', () =>
    expect(search('page=3&limit=50&sort=-price&where[goal][equals]=rent&search=Gent')).toBe(
      'search=Gent&sort=-price&where%5Bgoal%5D%5Bequals%5D=rent',
    ))

  it('is recognized in whatever order its parts stand', () =>
    expect(search('sort=price&search=Gent')).toBe(search('search=Gent&sort=price&page=2')))

  it('has nothing of an empty search', () => expect(search('search=&page=1')).toBe(''))

  it('takes the place of the view with its name', () => {
    const views = [
      { name: 'Huur', search: 'a' },
      { name: 'Koop', search: 'b' },
    ]
    expect(withView(views, { name: 'Huur', search: 'c' })).toEqual([
      { name: 'Huur', search: 'c' },
      { name: 'Koop', search: 'b' },
    ])
    expect(withView(views, { name: 'Gent', search: 'd' })).toHaveLength(3)
  })

  it.each([null, undefined, 'x', { views: 'x' }, { views: [{ name: '', search: '' }] }])(
    'is not read from %j',
    (stored) => expect(readViews(stored)).toEqual([]),
  )
})
