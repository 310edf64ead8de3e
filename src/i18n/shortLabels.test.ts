import { expect, it } from '@jest/globals'

import { locales } from './locales'
import { translate } from './translate'

it.each(locales)(
  'a short label says in %s what its spoken one says, so that voice control finds it',
  (locale) => {
    const t = translate(locale)
    const spoken = t('listing.ask.visit').toLowerCase()
    expect(spoken).toContain(t('listing.ask.visitShort').toLowerCase())
  },
)
