import { describe, expect, it } from '@jest/globals'

import { studioViews } from '../views'
import { sectionAt } from './sections'

describe('the section of the guide about a screen', () => {
  it.each([
    ['', 'start'],
    ['/collections/properties', 'underOption'],
    ['/collections/properties/create', 'publishApartment'],
    ['/collections/properties/0190-ab', 'publishApartment'],
    ['/collections/pages/0190-ab/versions/12', 'versions'],
    ['/collections/pages/0190-ab/languages', 'translateHome'],
    ['/collections/languages', 'start'],
    ['/globals/popup', 'changePopup'],
    ['/globals/settings/languages', 'translateHome'],
    ['/account', 'firstLogin'],
    ['/visits', 'viewings'],
    ['/collections/constructor', 'start'],
    ['/somewhere', 'start'],
  ])('of %j is %s', (path, section) => {
    expect(sectionAt(path)).toBe(section)
  })

  it('is known for every screen of ours', () => {
    const paths = Object.values(studioViews).flatMap((view) => ('path' in view ? [view.path] : []))
    expect(paths.filter((path) => path !== '/guide' && sectionAt(path) === 'start')).toEqual([])
  })
})
