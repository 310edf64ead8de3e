import { expect, it } from '@jest/globals'

import type { Preload } from '../static/markup'
import { pageMarkup } from '../static/pageMarkup'
import { Static } from '../static/Static'

import { MapPoster } from './MapPoster'

const posters = [
  { from: 0, href: '/phone.svg' },
  { from: 480, href: '/large.svg' },
  { from: 1180, href: '/wide.svg' },
]
const words = { attribution: '© a', sources: 'b' }

/** The pictures that a page names in its head. */
async function preloadsOf(isFirst: boolean): Promise<Preload[]> {
  const wanted: Preload[] = []
  const map = (
    <Static>
      <aside>
        <MapPoster posters={posters} isFirst={isFirst} {...words} />
      </aside>
    </Static>
  )
  await pageMarkup(<main>{map}</main>, wanted)
  return wanted
}

it('names one picture for each width of the page in its head, where the page is about the map', async () => {
  expect(await preloadsOf(true)).toEqual([
    { src: '/phone.svg', media: '(0rem <= width < 30rem)' },
    { src: '/large.svg', media: '(30rem <= width < 73.75rem)' },
    { src: '/wide.svg', media: '(width >= 73.75rem)' },
  ])
})

it('loads none ahead where the page is about the list', async () => {
  expect(await preloadsOf(false)).toEqual([])
})
