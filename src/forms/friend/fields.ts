import { translate } from '@/i18n/translate'

import { personFields, relabelled } from '../fields'
import type { FieldSpec, FormContext } from '../form'

export function friendFields({ asking, locale }: FormContext): FieldSpec[] {
  const t = translate(locale)
  const own = relabelled(personFields(asking, locale, ['firstName', 'email']), {
    firstName: { label: t('form.fields.senderName') },
    email: { label: t('form.fields.senderEmail') },
  })
  return [
    ...own,
    // Whom the browser knows is not the friend.
    { name: 'friendName', kind: 'line', required: true, autocomplete: 'off', width: 'half' },
    { name: 'friendEmail', kind: 'email', required: true, autocomplete: 'off', width: 'half' },
    ...relabelled(personFields(asking, locale, ['remark']), { remark: { label: t('form.fields.note'), hint: t('form.hints.note') } }),
  ]
}

export const friendIntro = ({ locale }: FormContext): string => translate(locale)('form.intro.friend')
