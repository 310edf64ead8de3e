import { criteriaOfList } from '@/data/demands/criteriaOfList'
import { wishAnswers } from '@/data/demands/wishAnswers'
import { isDemandStanding, registerDemand } from '@/data/demands/register'
import { personOf } from '@/data/enquiries/submission'
import { readListQuery } from '@/domain/catalogue/lists/listQuery'
import { readQuery } from '@/i18n/query'

import { defineForm, type FormContext } from '../defineForm'
import { personFields, type FieldSpec } from '../fields'
import { schemas } from '../schemas'

/** The email address; the search itself goes along unseen. */
const searchFields = ({ asking, locale, query }: FormContext): FieldSpec[] => [
  ...personFields(asking, locale),
  ...(['goal', 'wish'] as const).map((name): FieldSpec => ({
    name,
    kind: 'hidden',
    label: '',
    preset: query[name] ?? [],
  })),
]

/**
 * Saves the search of a list as a demand: only an email address is asked, the wishes are the filters
 * of the list. No alert is sent before the visitor has confirmed it by email.
 */
export const savedSearchForm = defineForm({
  kind: 'saved_search',
  schema: schemas.saved_search,
  fields: searchFields,
  async act(values, { locale }) {
    const wanted = await criteriaOfList(
      readListQuery(readQuery(values.wish)),
      values.goal || 'sale',
    )
    const person = personOf(values)
    return {
      lead: {
        person,
        answers: await wishAnswers(wanted),
        stillStands: (req, enquiry) => isDemandStanding(req, enquiry, wanted),
        afterSave: (req, enquiry) => registerDemand(req, { wanted, person, locale, enquiry }),
      },
    }
  },
})
