import { wishAnswers } from '@/data/demands/wishAnswers'
import { isDemandStanding, registerDemand } from '@/data/demands/register'
import { resolveDemandForm } from '@/data/demands/readForm'
import { personOf } from '@/data/enquiries/submission'
import { translate } from '@/i18n/translate'

import { defineForm, type FormContext } from '../defineForm'
import { personFields, type FieldSpec } from '../fields'
import { schemas } from '../schemas'
import { wishFields } from './wishFields'

export const DEMAND_LISTS = ['types', 'has', 'epc', 'regions', 'provinces']

async function demandFields(context: FormContext): Promise<FieldSpec[]> {
  const [first, ...others] = personFields(context.asking, context.locale)
  const heading = translate(context.locale)('demand.who')
  return [...(await wishFields(context)), ...(first ? [{ ...first, heading }] : []), ...others]
}

/** A demand. No alert is sent before the visitor has confirmed the demand by email. */
export const demandForm = defineForm({
  kind: 'demand',
  schema: schemas.demand,
  lists: DEMAND_LISTS,
  fields: demandFields,
  async act(values, { locale }) {
    const understood = await resolveDemandForm(values)
    if ('refused' in understood) return understood
    const person = personOf(values)
    return {
      lead: {
        person,
        answers: await wishAnswers(understood.wanted),
        stillStands: (req, enquiry) => isDemandStanding(req, enquiry, understood.wanted),
        afterSave: (req, enquiry) =>
          registerDemand(req, { wanted: understood.wanted, person, locale, enquiry }),
      },
    }
  },
})
