import { findUnits } from '@/data/catalogue/projects'
import { unitName } from '@/data/catalogue/views/project'
import { addressOfSubject } from '@/data/enquiries/subject'
import { unitStatusOf } from '@/domain/catalogue/units'
import { inEachLanguage } from '@/i18n/inEachLanguage'
import { translate } from '@/i18n/translate'

import { defineForm, type FormContext } from '../defineForm'
import { answerTo, personFields } from '../fields'
import { schemas } from '../schemas'

/** The units that are not sold, by their reference. */
async function unitOptions({
  subject,
  locale,
}: Pick<FormContext, 'subject' | 'locale'>): Promise<{ value: string; label: string }[]> {
  const units = subject.project ? await findUnits(subject.project.id, locale) : []
  return units.flatMap((unit) =>
    unit.reference && unitStatusOf(unit) !== 'sold'
      ? [{ value: String(unit.reference), label: unitName(unit, locale) }]
      : [],
  )
}

/** A question about a new-build project, or about one unit of it. */
export const constructionForm = defineForm({
  kind: 'construction',
  schema: schemas.construction,
  intro: ({ locale }) => translate(locale)('form.intro.construction'),
  fields: async (context) => {
    const options = await unitOptions(context)
    const person = personFields(context.asking, context.locale)
    return options.length > 0 ? [{ name: 'unit', kind: 'choice', options }, ...person] : person
  },
  act: async ({ unit, ...person }, { subject, locale }) => {
    const nameIn = await inEachLanguage(async (language) =>
      (await unitOptions({ subject, locale: language })).find(({ value }) => value === unit),
    )
    if (unit !== '' && !nameIn(locale)) return { refused: { unit: 'unknown' } }
    return {
      lead: {
        person,
        answers: (language) => {
          // A unit that is not shown in the language of its reader has its name in the visitor's.
          const name = (nameIn(language) ?? nameIn(locale))?.label
          return answerTo(language, 'unit', name ? `${name} (${unit})` : '')
        },
        acknowledgement: subject.project ? 'construction_received' : 'contact_received',
        acknowledgementHref: await addressOfSubject(subject, locale),
      },
    }
  },
})
