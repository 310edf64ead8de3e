import { describe, expect, test } from '@jest/globals'

import { plainMapHref, routeHref, streetViewHref } from './mapLinks'

const ghent = { lat: 51.0543210987, lng: 3.7174 }

describe('links to maps of others', () => {
  test('lead to the place', () => {
    expect(streetViewHref(ghent)).toBe(
      'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.05432,3.7174',
    )
    expect(routeHref(ghent)).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=51.05432,3.7174',
    )
  })

  test('mark a place that is public, and show the town alone of one that is not', () => {
    expect(plainMapHref({ ...ghent, isExact: true })).toBe(
      'https://www.openstreetmap.org/?mlat=51.05432&mlon=3.7174#map=17/51.05432/3.7174',
    )
    expect(plainMapHref({ ...ghent, isExact: false })).toBe(
      'https://www.openstreetmap.org/#map=13/51.05432/3.7174',
    )
  })
})
