import { ActionButton } from '@/components/form/ActionButton'
import { findSubscriber } from '@/data/enquiries/subscribers'
import { translate } from '@/i18n/translate'

import { PersonalNotice, type PersonalProps } from './PersonalNotice'

/** The state of a newsletter subscription, with a button that changes it. */
export async function PersonalNewsletter({ id, linkKey, locale }: PersonalProps) {
  const subscriber = await findSubscriber(id)
  const t = translate(locale)
  if (!subscriber)
    return (
      <PersonalNotice
        title={t('personal.unknown.title')}
        text={t('personal.unknown.text')}
        locale={locale}
      />
    )
  const { email, status } = subscriber
  const action = status === 'subscribed' ? 'end' : 'confirm'
  return (
    <section className="max-w-[60ch]">
      <h1>{t(`personal.newsletter.${status}.title`)}</h1>
      <p className="mt-3 mb-7 text-lg text-soft">
        {t(`personal.newsletter.${status}.text`, { email })}
      </p>
      <ActionButton
        linkKey={linkKey}
        value={action}
        label={t(`personal.newsletter.${status}.press`)}
        action={`/api/personal/newsletter?lang=${locale}`}
        isMain={status === 'unconfirmed'}
      />
    </section>
  )
}
