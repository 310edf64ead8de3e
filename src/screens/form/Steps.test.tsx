import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { enquiryKinds, type EnquiryKind } from '@/domain/enquiries/forms'
import { locales } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { Steps } from './Steps'

const shown = (form: EnquiryKind) => renderToStaticMarkup(<Steps form={form} locale="nl" />)

describe('the steps beside a form', () => {
  it('tell who makes an offer that an accepted one binds, never that nothing does', () => {
    expect(shown('offer')).toContain('dan bindt het u')
    expect(shown('offer')).not.toContain('nergens aan vast')
  })

  it.each(['newsletter', 'demand', 'saved_search'] as const)(
    'promise a link to confirm after %s, no copy and no answer of a person',
    (form) => {
      expect(shown(form)).toContain('bevestigen')
      expect(shown(form)).not.toContain('kopie')
      expect(shown(form)).not.toContain('mens')
    },
  )

  it.each(['friend', 'testimonial', 'documents'] as const)(
    'promise no answer of a person after %s, which the site answers or staff only read',
    (form) => expect(shown(form)).not.toContain('antwoordt u'),
  )

  it('say of a question that a person answers it', () => {
    expect(shown('property')).toContain('Een mens leest uw bericht')
    expect(shown('valuation')).toContain('nergens aan vast')
  })

  it.each(locales)('are sentences for every form in %s', (locale) => {
    for (const form of enquiryKinds) {
      const steps = renderToStaticMarkup(<Steps form={form} locale={locale} />)
      expect(steps).toContain(translate(locale)('afterForm.title'))
      expect(steps).not.toContain('afterForm')
    }
  })
})
