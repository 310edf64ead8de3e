import type { EnquiryKind } from '@/domain/enquiries/forms'
import { stepsAfter } from '@/domain/enquiries/nextSteps'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** What happens once this form is sent. */
export function Steps({ form, locale }: { form: EnquiryKind; locale: Locale }) {
  const t = translate(locale)
  return (
    <>
      <h2 className="h2-small">{t('afterForm.title')}</h2>
      <ol className="numbered">
        {stepsAfter(form).map((step) => (
          <li key={step}>{t(`afterForm.${step}`)}</li>
        ))}
      </ol>
    </>
  )
}
