import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import type { PropertyStory } from '@/data/portal/story'

import { Story } from './Story'

function shown(weeks: Pick<PropertyStory, 'week' | 'weekBefore'>, viewingsPlanned = 0): string {
  const counts = { viewingsMade: 0, viewingsPlanned, viewings: [] }
  const story = { ...weeks, ...counts, steps: [], priceChanges: [], priceChange: undefined }
  return renderToStaticMarkup(<Story story={story} ownerStatus="online" locale="fr" />)
}

it('compares this week with the one before when there was one', () => {
  expect(shown({ week: 61, weekBefore: 22 })).toContain('39')
})

it('only counts this week while the home is not online for two weeks', () => {
  expect(shown({ week: 61, weekBefore: undefined })).toContain('61')
  expect(shown({ week: 61, weekBefore: undefined })).not.toContain('précédente')
})

it('ends the sentence of the week before the next one begins', () => {
  for (const weeks of [
    { week: 0, weekBefore: 22 },
    { week: 61, weekBefore: undefined },
    { week: 61, weekBefore: 61 },
    { week: 61, weekBefore: 22 },
  ])
    expect(shown(weeks, 1)).toMatch(/[^.]\. Un candidat vient visiter\.</)
})
