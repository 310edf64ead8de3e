import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { popupHref, popupState } from './popup'

const ready = {
  actionPaths: ['/nl/bedankt/contact-me/', '/nl/bedankt/zoekopdracht'],
  wasDismissed: false,
  isConsentSettled: true,
  isDelayOver: true,
  isFormInUse: false,
}
const at = (address: string, facts: Partial<typeof ready> = {}) =>
  popupState({ ...ready, ...facts, url: new URL(address, 'https://example.be') })

describe('the popup', () => {
  test('shows when its delay is over and the visitor has chosen about cookies', () =>
    expect(at('/nl/')).toBe('now'))

  test('waits for the delay, and for the choice', () => {
    expect(at('/nl/', { isDelayOver: false })).toBe('later')
    expect(at('/nl/', { isConsentSettled: false })).toBe('later')
  })

  test('waits while a form is in use, and gives way to one', () =>
    expect(at('/nl/', { isFormInUse: true })).toBe('later'))

  test('never shows again in a session in which it was dismissed', () => {
    expect(at('/nl/', { wasDismissed: true })).toBe('never')
    expect(at('/nl/', { wasDismissed: true, isDelayOver: false })).toBe('never')
  })

  test.each([
    '/nl/?modal-clicked',
    '/nl/?a=1&modal-clicked=',
    '/nl/#modal-clicked',
    '/nl/modal-clicked/',
  ])('never shows at %s: its link was followed', (address) => expect(at(address)).toBe('never'))

  test.each([
    '/nl/bedankt/contact-me/',
    '/nl/bedankt/contact-me',
    '/nl/bedankt/contact-me/?x=1',
    '/nl/bedankt/zoekopdracht/',
  ])('never shows at %s: a form was sent', (address) => expect(at(address)).toBe('never'))

  test.each(['/nl/bedankt/contact-melding/', '/fr/bedankt/contact-me/', '/nl/bedankt/'])(
    'shows at %s, which only looks like the end of a form',
    (address) => expect(at(address)).toBe('now'),
  )

  test('is not held back everywhere by an empty path', () =>
    expect(at('/nl/', { actionPaths: ['', '/'] })).toBe('now'))

  test('never shows in a preview', () => expect(at('/nl/preview/')).toBe('never'))
})

describe('the link of the popup', () => {
  test.each([
    ['/nl/projecten/', '/nl/projecten/?modal-clicked'],
    ['/nl/te-koop/?type=1', '/nl/te-koop/?type=1&modal-clicked'],
    ['/nl/projecten/#plan', '/nl/projecten/?modal-clicked#plan'],
    ['/nl/?a=1#b?c', '/nl/?a=1&modal-clicked#b?c'],
  ])('%s carries the mark', (link, href) => expect(popupHref(link)).toBe(href))

  test.each(['https://example.be/', 'tel:+3292345678', 'mailto:info@example.be', '#form'])(
    '%s stays as it is',
    (link) => expect(popupHref(link)).toBe(link),
  )

  test('leads to the same page of the site, where the popup does not show', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
    const link = fc
      .tuple(fc.array(word), fc.option(word), fc.option(word))
      .map(([path, query, hash]) => {
        const folders = path.map((one) => `${one}/`).join('')
        return `/${folders}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`
      })
    fc.assert(
      fc.property(link, (one) => {
        expect(new URL(popupHref(one), 'https://example.be').pathname).toBe(
          new URL(one, 'https://example.be').pathname,
        )
        expect(new URL(popupHref(one), 'https://example.be').hash).toBe(
          new URL(one, 'https://example.be').hash,
        )
        expect(at(popupHref(one))).toBe('never')
      }),
    )
  })
})
