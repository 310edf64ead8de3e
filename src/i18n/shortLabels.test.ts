import { expect, it } from '@jest/globals'

import { locales } from './locales'
import { translate } from './translate'

it.each(locales)(
  'a short label says in %s what its spoken one says, so that voice control finds it',
  (locale) => {
    const t = translate(locale)
    const spoken = (name: 'visit' | 'information') => t(`listing.ask.${name}`).toLowerCase()
    expect(spoken('visit')).toContain(t('listing.ask.visitShort').toLowerCase())
    expect(spoken('information')).toContain(t('listing.ask.informationShort').toLowerCase())
  },
)
