import { Mark } from '@/components/shell/Mark'
import { defaultLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Next gives this screen no address, so it speaks the main language of the site. */
export function NotFoundScreen() {
  const t = translate(defaultLocale)
  return (
    <main className="wrap grid min-h-dvh content-center gap-6 py-20">
      <Mark />
      <h1>{t('notFound.title')}</h1>
      <p className="max-w-[46ch] text-lg text-soft">{t('notFound.text')}</p>
      <p>
        <a className="button" href={`/${defaultLocale}/`}>
          {t('notFound.home')}
        </a>
      </p>
    </main>
  )
}
