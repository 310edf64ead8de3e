import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { Shell } from '@/screens/shell/Shell'

/** The HTTP status that the front sends with the page: Next can only send 200. */
const statuses = { expired: '410', revoked: '410', stranger: '403', missing: '404' }

/**
 * The page of a refused preview. Without the right to know, an existing document and a missing one
 * get the same answer.
 */
export function PreviewRefused({ locale, why }: { locale: Locale; why: keyof typeof statuses }) {
  const t = translate(locale)
  return (
    <Shell locale={locale} alternates={[]}>
      <meta name="hestia-status" content={statuses[why]} />
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
