import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { Shell } from '@/screens/shell/Shell'

/** Says the same of a document that is there and of one that is not, unless whoever asks may know. */
export function PreviewRefused({ locale, why }: { locale: Locale; why: 'expired' | 'stranger' | 'missing' }) {
  const t = translate(locale)
  return (
    <Shell locale={locale} alternates={[]}>
      <div className="wrap py-16 md:py-24">
        <h1>{t('preview.refused')}</h1>
        <p className="mt-6 max-w-prose text-lg text-soft">{t(`preview.${why}`)}</p>
        {why === 'stranger' && (
          <p className="mt-8">
            <a className="button" href="/admin">
              {t('preview.logIn')}
            </a>
          </p>
        )}
      </div>
    </Shell>
  )
}
