import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { enquiryKinds } from './forms'
import { goals, regions } from '../catalogue/vocabulary'

import { formFieldsOf, type FormFieldRule } from './decideFields'
import { contactFields, fieldStates } from './formFields'

const rule = fc.record<FormFieldRule>({
  form: fc.constantFrom(...enquiryKinds),
  goal: fc.option(fc.constantFrom(...goals)),
  region: fc.option(fc.constantFrom(...regions)),
  ...Object.fromEntries(
    contactFields.map((field) => [field, fc.option(fc.constantFrom(...fieldStates))]),
  ),
})

describe('what a form asks', () => {
  it('asks visitors of a home to let in Brussels only for a name and one way to reach them, whatever staff set', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 12 }), (rules) => {
        const asking = formFieldsOf('appointment', { goal: 'rent', region: 'brussels' }, rules)
        const asked = contactFields.filter(
          (field) => asking[field] !== 'hidden' && field !== 'remark',
        )
        expect(asked.sort()).toEqual(['email', 'firstName', 'lastName', 'phone'])
        expect(asking.oneOfBoth).toBe(true)
        expect(asking.remark).not.toBe('required')
      }),
    )
  })

  it('always leaves a way to answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...enquiryKinds),
        fc.array(rule, { maxLength: 12 }),
        (form, rules) => {
          const { email, phone, oneOfBoth } = formFieldsOf(form, {}, rules)
          expect(email === 'required' || phone === 'required' || oneOfBoth).toBe(true)
        },
      ),
    )
  })

  it('follows what staff set, and for one region before everywhere, in whatever order they stand', () => {
    const everywhere: FormFieldRule = { form: 'contact', phone: 'required', title: 'hidden' }
    const inWallonia: FormFieldRule = { form: 'contact', region: 'wallonia', phone: 'hidden' }
    for (const rules of [
      [everywhere, inWallonia],
      [inWallonia, everywhere],
    ]) {
      expect(formFieldsOf('contact', {}, rules)).toMatchObject({
        phone: 'required',
        title: 'hidden',
      })
      expect(formFieldsOf('contact', { region: 'wallonia' }, rules)).toMatchObject({
        phone: 'hidden',
        title: 'hidden',
      })
      expect(formFieldsOf('property', {}, rules)).toMatchObject({ phone: 'optional' })
    }
  })
})
