import { addressOfSubject, type LeadSubject } from '@/data/leads/subject'
import { isToBeHad } from '@/domain/availability'
import { dayOf } from '@/domain/days'
import { advanceOf } from '@/domain/offer'
import { formatEuros } from '@/domain/price'
import { formatDay } from '@/i18n/dates'

import { answer } from '../fields'
import { defineForm } from '../form'
import { offerFields, offerIntro } from './fields'
import { offerSchema } from './schema'

const isForSale = ({ property }: LeadSubject): boolean => property?.goal === 'sale' && isToBeHad(property)

/** What somebody would pay for a listing that is for sale. */
export const offerForm = defineForm({
  kind: 'offer',
  lists: [],
  fits: isForSale,
  intro: offerIntro,
  fields: offerFields,
  schema: offerSchema,
  act: async ({ amount = 0, conditions, until, ...person }, { subject, locale }) => {
    if (until !== '' && until < dayOf(new Date())) return { refused: { until: 'past' } }
    return {
      lead: {
        kind: 'offer',
        person,
        answers: (language) => [
          ...answer(language, 'amount', formatEuros(amount)),
          ...answer(language, 'deposit', formatEuros(advanceOf(amount))),
          ...answer(language, 'conditions', conditions),
          ...answer(language, 'until', until && formatDay(until, language)),
        ],
        thanks: 'offer_received',
        leadsTo: await addressOfSubject(subject, locale),
        told: { amount: formatEuros(amount) },
      },
    }
  },
})
