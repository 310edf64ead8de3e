import { addressOfSubject } from '@/data/leads/subject'

import { answer } from '../fields'
import { defineForm } from '../form'
import { constructionFields, constructionIntro, unitOptions } from './fields'
import { constructionSchema } from './schema'

/** A question about a new-build project, or about one unit of it. */
export const constructionForm = defineForm({
  kind: 'construction',
  lists: [],
  intro: constructionIntro,
  fields: constructionFields,
  schema: constructionSchema,
  act: async ({ unit, ...person }, { subject, locale }) => {
    const chosen = unit === '' ? undefined : (await unitOptions({ subject, locale })).find(({ value }) => value === unit)
    if (unit !== '' && !chosen) return { refused: { unit: 'unknown' } }
    return {
      lead: {
        kind: 'construction',
        person,
        answers: (language) => answer(language, 'unit', chosen ? `${chosen.label} (${unit})` : ''),
        thanks: subject.project ? 'construction_received' : 'contact_received',
        leadsTo: await addressOfSubject(subject, locale),
      },
    }
  },
})
