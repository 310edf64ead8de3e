import { LabelledPicture } from '@/components/media/Picture'
import type { EnquirySubject } from '@/data/enquiries/subject'
import type { SentForm } from '@/data/enquiries/typedAnswers'
import { formAbout } from '@/data/catalogue/views/formAbout'
import { internationalPhone } from '@/domain/lib/phone'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { Answerer } from '@/screens/form/NextSteps'

type Props = { sent: SentForm; subject: EnquirySubject; locale: Locale }

/** What was sent, about which listing, and who answers. */
export async function SentSummary({ sent, subject, locale }: Props) {
  const t = translate(locale)
  const about = await formAbout(subject, locale)
  const { answers, phone } = sent
  return (
    <aside className="sent" aria-labelledby="sent">
      {about?.picture && (
        <LabelledPicture
          picture={{ ...about.picture, alt: '' }}
          sizes="(min-width: 961px) 480px, 90vw"
          eager
          className="sent-picture"
        />
      )}
      <div className="grid gap-2.5 p-5">
        <h2 id="sent" className={about ? 'sr-only' : 'h2-small'}>
          {t('thanks.sent')}
        </h2>
        {about && (
          <div>
            <p className="person-name">
              {about.href ? <a href={about.href}>{about.place}</a> : about.place}
            </p>
            <p className="text-[0.9375rem] text-soft">{about.heading}</p>
          </div>
        )}
        <dl>
          {answers
            .filter(({ value }) => value !== '')
            .map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          {phone && (
            <div>
              <dt>{t('form.fields.phone')}</dt>
              <dd>{internationalPhone(phone)}</dd>
            </div>
          )}
        </dl>
        <Answerer form={sent.sent} subject={subject} locale={locale} />
      </div>
    </aside>
  )
}
