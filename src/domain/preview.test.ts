import { expect, test } from '@jest/globals'

import { isPreviewPath } from './preview'

test.each(['/nl/preview/', '/preview/nl/te-koop/', '/nl/te-koop/preview-12/'])('%s is a preview', (path) => expect(isPreviewPath(path)).toBe(true))
test.each(['/nl/', '/nl/previous/', '/nl/te-koop/'])('%s is a page for visitors', (path) => expect(isPreviewPath(path)).toBe(false))
