import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { enquiryKinds } from '../leads'
import { goals, regions } from '../vocabulary'

import { askedFields, askingOf, fieldStates, type AskingRule } from './asking'

const rule = fc.record<AskingRule>({
  form: fc.constantFrom(...enquiryKinds),
  goal: fc.option(fc.constantFrom(...goals)),
  region: fc.option(fc.constantFrom(...regions)),
  ...Object.fromEntries(askedFields.map((field) => [field, fc.option(fc.constantFrom(...fieldStates))])),
})

describe('what a form asks', () => {
  it('is never more of who visits a home to let in Brussels than a name and one way to reach him, whatever staff set', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 12 }), (rules) => {
        const asking = askingOf('appointment', { goal: 'rent', region: 'brussels' }, rules)
        const asked = askedFields.filter((field) => asking[field] !== 'hidden' && field !== 'remark')
        expect(asked.sort()).toEqual(['email', 'firstName', 'lastName', 'phone'])
        expect(asking.oneOfBoth).toBe(true)
        expect(asking.remark).not.toBe('required')
      }),
    )
  })

  it('always leaves a way to answer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...enquiryKinds), fc.array(rule, { maxLength: 12 }), (form, rules) => {
        const { email, phone, oneOfBoth } = askingOf(form, {}, rules)
        expect(email === 'required' || phone === 'required' || oneOfBoth).toBe(true)
      }),
    )
  })

  it('follows what staff set, and for one region before everywhere, in whatever order they stand', () => {
    const everywhere: AskingRule = { form: 'contact', phone: 'required', title: 'hidden' }
    const inWallonia: AskingRule = { form: 'contact', region: 'wallonia', phone: 'hidden' }
    for (const rules of [
      [everywhere, inWallonia],
      [inWallonia, everywhere],
    ]) {
      expect(askingOf('contact', {}, rules)).toMatchObject({ phone: 'required', title: 'hidden' })
      expect(askingOf('contact', { region: 'wallonia' }, rules)).toMatchObject({ phone: 'hidden', title: 'hidden' })
      expect(askingOf('property', {}, rules)).toMatchObject({ phone: 'optional' })
    }
  })
})
