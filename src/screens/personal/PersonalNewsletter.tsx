import { Press } from '@/components/form/Press'
import { findSubscriber } from '@/data/leads/subscribers'
import { translate } from '@/i18n/translate'

import { PersonalNotice, type PersonalProps } from './PersonalNotice'

/** Whether somebody gets the newsletter, and the one press that changes it. */
export async function PersonalNewsletter({ id, keyOf, locale }: PersonalProps) {
  const [subscriber, t] = [await findSubscriber(id), translate(locale)]
  if (!subscriber) return <PersonalNotice title={t('personal.unknown.title')} text={t('personal.unknown.text')} locale={locale} />
  const { email, status } = subscriber
  const press = status === 'subscribed' ? 'end' : 'confirm'
  return (
    <section className="max-w-[60ch]">
      <h2>{t(`personal.newsletter.${status}.title`)}</h2>
      <p className="mt-3 mb-7 text-lg text-soft">{t(`personal.newsletter.${status}.text`, { email })}</p>
      <Press
        {...{ keyOf, press, label: t(`personal.newsletter.${status}.press`) }}
        action={`/api/personal/newsletter?lang=${locale}`}
        isMain={status === 'unconfirmed'}
      />
    </section>
  )
}
