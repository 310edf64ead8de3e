import { sendTip } from '@/data/enquiries/friend'
import { addressOfSubject } from '@/data/enquiries/subject'
import { translate } from '@/i18n/translate'

import { defineForm, type FormContext } from '../defineForm'
import { personFields, relabelled, type FieldSpec } from '../fields'
import { schemas } from '../schemas'

function friendFields({ asking, locale }: FormContext): FieldSpec[] {
  const t = translate(locale)
  const senderFields = relabelled(personFields(asking, locale, ['firstName', 'email']), {
    firstName: { label: t('form.fields.senderName') },
    email: { label: t('form.fields.senderEmail') },
  })
  return [
    ...senderFields,
    // The browser would fill in the visitor, not the friend.
    { name: 'friendName', kind: 'line', required: true, autocomplete: 'off', width: 'half' },
    { name: 'friendEmail', kind: 'email', required: true, autocomplete: 'off', width: 'half' },
    ...relabelled(personFields(asking, locale, ['remark']), {
      remark: { label: t('form.fields.note'), hint: t('form.hints.note') },
    }),
  ]
}

/**
 * Sends a listing to a friend. The friend's name and address are only in the emails until these
 * have been sent.
 */
export const friendForm = defineForm({
  kind: 'friend',
  schema: schemas.friend,
  fits: ({ property }) => property !== undefined,
  intro: ({ locale }) => translate(locale)('form.intro.friend'),
  fields: friendFields,
  act: async ({ friendName, friendEmail, ...person }, { subject, locale }) => ({
    lead: {
      person,
      distinctBy: `${friendEmail} ${friendName}`,
      acknowledgement: 'friend_sent',
      placeholders: { friendName },
      acknowledgementHref: await addressOfSubject(subject, locale),
      afterSave: (req, { id }) =>
        sendTip(req, {
          enquiry: id,
          sender: person,
          friend: { name: friendName, address: friendEmail },
          subject,
          locale,
        }),
    },
  }),
})
