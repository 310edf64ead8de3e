import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import type { EnquiryKind } from '@/domain/enquiries/forms'

import { Then } from './Then'

function shown(sent: EnquiryKind): string {
  const none = { firstName: '', phone: '', ref: '', project: '', answers: [] }
  const form = { ...none, sent, email: 'an@example.com' }
  return renderToStaticMarkup(<Then sent={form} locale="nl" />)
}

it('thanks for a demand with the link that confirms it, and promises no answer of a person', () => {
  expect(shown('demand')).toContain('an@example.com met een link')
  expect(shown('demand')).not.toContain('wat u ons stuurde')
  expect(shown('demand')).not.toContain('antwoorden u persoonlijk')
})

it('thanks for an offer with what the owner does, and for a question with an answer', () => {
  expect(shown('offer')).toContain('voor aan de eigenaar')
  expect(shown('property')).toContain('antwoorden u persoonlijk')
})
