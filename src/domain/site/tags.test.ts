import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import {
  choicesFrom,
  consentKinds,
  allAllowed,
  noneAllowed,
  type ConsentKind,
} from '../privacy/consent'
import { allowedTags, cookieDomains, cookiesToRemove, hasTags, tagGroups, tagIdsOf } from './tags'

const all = {
  analyticsId: 'G-ABCD1234',
  adsId: 'AW-123456789',
  tagManagerId: 'GTM-ABCD123',
  pixelId: '123456789',
}
const only = (...kinds: ConsentKind[]) => choicesFrom((kind) => kinds.includes(kind))

describe('the accounts of the settings', () => {
  test('are taken out without anything else, and empty ones count as none', () => {
    const settings = {
      ...all,
      adsId: '',
      pixelId: null,
      mapToken: 'pk.secret',
      recipients: ['info@example.be'],
    }
    expect(tagIdsOf(settings)).toEqual({
      analyticsId: all.analyticsId,
      tagManagerId: all.tagManagerId,
    })
    expect(hasTags(tagIdsOf({}))).toBe(false)
  })

  test.each([
    [all, 'google ads meta'],
    [{ adsId: all.adsId }, 'google ads'],
    [{ tagManagerId: all.tagManagerId }, 'google'],
    [{ pixelId: all.pixelId }, 'meta'],
    [{}, undefined],
  ])('%j name the companies %s', (ids, groups) => expect(tagGroups(ids)).toBe(groups))
})

describe('what a choice allows', () => {
  test('is everything when everything is allowed, and nothing when nothing is', () => {
    expect(allowedTags(all, allAllowed)).toEqual(all)
    expect(allowedTags(all, noneAllowed)).toEqual({})
  })

  test('is measuring by the choice to measure alone', () =>
    expect(allowedTags(all, only('analyticsStorage'))).toEqual({
      analyticsId: all.analyticsId,
      tagManagerId: all.tagManagerId,
    }))

  test('is the pixel only when its company may have the data too', () => {
    expect(allowedTags(all, only('adStorage'))).toEqual({
      adsId: all.adsId,
      tagManagerId: all.tagManagerId,
    })
    expect(allowedTags(all, only('adStorage', 'adUserData'))).toHaveProperty('pixelId')
    expect(allowedTags(all, only('adUserData'))).toEqual({ tagManagerId: all.tagManagerId })
  })

  test('is never an account that staff did not give', () =>
    fc.assert(
      fc.property(
        fc.subarray([...consentKinds]),
        fc.subarray(Object.entries(all)),
        (kinds, entries) => {
          expect(entries).toEqual(
            expect.arrayContaining(
              Object.entries(allowedTags(Object.fromEntries(entries), only(...kinds))),
            ),
          )
        },
      ),
    ))
})

describe('cookies of a withdrawn choice', () => {
  const names = [
    '_ga',
    '_ga_ABCD1234',
    '_gid',
    '_gat_UA',
    '_gcl_au',
    '_gac_1',
    '_fbp',
    '_fbc',
    'language',
    'hestia-token',
    '_garden',
  ]

  test('are removed with the choice they belong to, and no other', () => {
    expect(cookiesToRemove(names, allAllowed)).toEqual([])
    expect(cookiesToRemove(names, only('adStorage'))).toEqual([
      '_ga',
      '_ga_ABCD1234',
      '_gid',
      '_gat_UA',
    ])
    expect(cookiesToRemove(names, only('analyticsStorage'))).toEqual([
      '_gcl_au',
      '_gac_1',
      '_fbp',
      '_fbc',
    ])
    expect(cookiesToRemove(names, noneAllowed)).toEqual(names.slice(0, 8))
  })

  test('are looked for on the host and on every domain above it', () =>
    expect(cookieDomains('www.maison.example.be')).toEqual([
      'www.maison.example.be',
      'maison.example.be',
      'example.be',
      'be',
    ]))
})
