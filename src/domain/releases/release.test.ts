import { describe, expect, it } from '@jest/globals'

import { inPublishOrder, momentOf, obstaclesOf } from './release'

const now = new Date('2026-03-01T12:00:00Z')
const SAVED = '2026-02-28T09:00:00.000Z'
const draft = { isDraft: true, updatedAt: SAVED }
const obstaclesWith = (more: Partial<Parameters<typeof obstaclesOf>[0]>) =>
  obstaclesOf({ newest: draft, addedVersion: SAVED, openWith: undefined, ...more })

describe('the moment of a release', () => {
  it('is a time of Brussels, in winter and in summer', () => {
    expect(momentOf('2026-03-02', '09:30', now)).toEqual(new Date('2026-03-02T08:30:00Z'))
    expect(momentOf('2026-07-02', '09:30', now)).toEqual(new Date('2026-07-02T07:30:00Z'))
  })

  it('is refused in the hour that the clock skips, and in the past', () => {
    expect(momentOf('2026-03-29', '02:30', now)).toBe('skipped')
    expect(momentOf('2026-03-29', '01:59', now)).toEqual(new Date('2026-03-29T00:59:00Z'))
    expect(momentOf('2026-03-29', '03:00', now)).toEqual(new Date('2026-03-29T01:00:00Z'))
    expect(momentOf('2026-03-01', '13:00', now)).toBe('past')
  })

  it('is one of the two in the hour that the clock shows twice', () => {
    expect(momentOf('2026-10-25', '02:30', now)).toBeInstanceOf(Date)
  })
})

describe('what stops a document of a release', () => {
  it('is nothing while its draft is the one that was added', () => {
    expect(obstaclesWith({})).toEqual([])
    // The database writes the same moment in another way.
    expect(obstaclesWith({ addedVersion: '2026-02-28T09:00:00+00:00' })).toEqual([])
  })

  it('is that it was deleted, published or changed meanwhile, or has a moment of its own', () => {
    expect(obstaclesWith({ newest: undefined, openWith: 'Ann' })).toEqual([{ kind: 'gone' }])
    expect(obstaclesWith({ newest: { ...draft, isDraft: false } })).toEqual([{ kind: 'published' }])
    expect(obstaclesWith({ newest: { ...draft, updatedAt: '2026-02-28T09:00:01.000Z' } })).toEqual([
      { kind: 'changed' },
    ])
    expect(obstaclesWith({ newest: { ...draft, publishAt: SAVED } })).toEqual([{ kind: 'planned' }])
  })

  it('is the colleague who has it open', () => {
    expect(obstaclesWith({ openWith: 'Ann' })).toEqual([{ kind: 'locked', name: 'Ann' }])
  })
})

it('publishes what a page shows before the page, and a project before its units', () => {
  const documents = (['pages', 'properties', 'projects', 'modules'] as const).map((collection) => ({
    collection,
    id: '1',
  }))
  expect(inPublishOrder(documents).map(({ collection }) => collection)).toEqual([
    'modules',
    'projects',
    'properties',
    'pages',
  ])
})
