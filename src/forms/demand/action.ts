import { describe } from '@/data/demands/describe'
import { register } from '@/data/demands/register'
import { understand } from '@/data/demands/understand'
import { findSettings } from '@/data/shell'

import { defineForm } from '../form'
import { demandFields } from './fields'
import { demandSchema } from './schema'

export const WISH_LISTS = ['types', 'has', 'regions', 'provinces']

/** What somebody looks for, to be told when it is there: nothing is sent before he has confirmed by mail that he wants it. */
export const demandForm = defineForm({
  kind: 'demand',
  lists: WISH_LISTS,
  fields: demandFields,
  schema: demandSchema,
  async act({ title, firstName, lastName, email, phone, street, zip, city, contactSlot, contactDevice, remark, ...wishes }, { locale }) {
    const understood = await understand(wishes)
    if ('refused' in understood) return understood
    const person = { title, firstName, lastName, email, phone, street, zip, city, contactSlot, contactDevice, remark }
    // Staff read what was asked in their own language.
    const { defaultLanguage } = await findSettings(locale)
    const { lines } = await describe(understood.wanted, defaultLanguage)
    return {
      lead: {
        ...{ kind: 'demand', person },
        answers: lines.map(([label, value]) => ({ name: label, label, value })),
        also: (req, { id }) => register(req, { wanted: understood.wanted, person, locale, enquiry: id }),
      },
    }
  },
})
