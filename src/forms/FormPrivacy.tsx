import { legalHrefs } from '@/data/site/legalLinks'
import { personalHref } from '@/data/enquiries/personalPages'
import { noticeOf } from '@/data/privacy/wording'
import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Shows how long the data of a form is kept, and the link to the privacy page. */
export async function FormPrivacy({ kind, locale }: { kind: EnquiryKind; locale: Locale }) {
  const [{ privacy }, unsubscribeHref] = await Promise.all([
    legalHrefs(locale),
    kind === 'newsletter' ? personalHref(locale) : undefined,
  ])
  const t = translate(locale)
  return (
    <>
      {noticeOf(kind, locale)}{' '}
      {privacy && (
        <a href={privacy} className="underline">
          {t('form.privacyLink')}
        </a>
      )}
      {privacy && '.'}{' '}
      {unsubscribeHref && (
        <a href={unsubscribeHref} className="underline">
          {t('form.unsubscribe')}
        </a>
      )}
      {unsubscribeHref && '.'}
    </>
  )
}
