import { addressOfSubject } from '@/data/enquiries/subject'
import { isOnOffer } from '@/domain/catalogue/availability'
import { ADVANCE_PERCENT, advanceOf } from '@/domain/catalogue/offer'
import { formatEuros } from '@/domain/catalogue/price'
import { formatDay, formatPercent } from '@/i18n/formats'
import { translate } from '@/i18n/translate'

import { defineForm, type FormContext } from '../defineForm'
import { answerTo, personFields, type FieldSpec } from '../fields'
import { schemas } from '../schemas'

function offerFields({ asking, locale }: FormContext): FieldSpec[] {
  const t = translate(locale)
  return [
    { name: 'amount', kind: 'number', required: true, width: 'half', hint: t('form.hints.amount') },
    { name: 'until', kind: 'date', width: 'half', hint: t('form.hints.until') },
    { name: 'conditions', kind: 'text', hint: t('form.hints.conditions') },
    ...personFields(asking, locale),
  ]
}

/** An offer on a listing that is for sale. */
export const offerForm = defineForm({
  kind: 'offer',
  schema: schemas.offer,
  fits: ({ property }) => property?.goal === 'sale' && isOnOffer(property),
  intro: ({ locale }) =>
    translate(locale)('form.intro.offer', { percent: formatPercent(ADVANCE_PERCENT, locale) }),
  fields: offerFields,
  act: async ({ amount = 0, conditions, until, ...person }, { subject, locale }) => ({
    lead: {
      person,
      answers: (language) => [
        ...answerTo(language, 'amount', formatEuros(amount)),
        ...answerTo(language, 'deposit', formatEuros(advanceOf(amount))),
        ...answerTo(language, 'conditions', conditions),
        ...answerTo(language, 'until', until && formatDay(until, language)),
      ],
      acknowledgement: 'offer_received',
      acknowledgementHref: await addressOfSubject(subject, locale),
      placeholders: { amount: formatEuros(amount) },
    },
  }),
})
