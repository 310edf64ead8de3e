import { expect, test } from '@jest/globals'

import { isPreviewPath, previewHref, previewTarget } from './preview'

const id = '0199aa11-2222-7333-8444-555566667777'

test.each(['/nl/preview/', '/preview/nl/te-koop/', '/nl/te-koop/preview-12/'])(
  '%s is a preview',
  (path) => expect(isPreviewPath(path)).toBe(true),
)
test.each(['/nl/', '/nl/previous/', '/nl/te-koop/'])('%s is a page for visitors', (path) =>
  expect(isPreviewPath(path)).toBe(false),
)

test('an address of a preview names its document, and is preview mode', () => {
  const href = previewHref('fr', { collection: 'properties', id }, 'k')
  expect(href).toBe(`/fr/preview/properties/${id}/?key=k`)
  expect(isPreviewPath(href)).toBe(true)
  expect(previewTarget('properties', id)).toEqual({ collection: 'properties', id })
})

test.each([
  ['owners', id],
  ['pages', '1'],
  ['pages', `${id}'`],
  ['__proto__', id],
])('%s/%s names nothing', (collection, asked) =>
  expect(previewTarget(collection, asked)).toBeUndefined(),
)
