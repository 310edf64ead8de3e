import { findFormPage } from '@/data/site/formPages'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** The one next step beside an article: a valuation. It stays in view while the text is read. */
export async function NextStep({ locale }: { locale: Locale }) {
  const href = await findFormPage('valuation', locale)
  if (!href) return null
  const t = translate(locale)
  return (
    <aside aria-labelledby="next-step" className="article-step print:hidden">
      <h2 id="next-step" className="h2-small">
        {t('article.stepTitle')}
      </h2>
      <p className="text-soft">{t('article.stepText')}</p>
      <a href={href} className="button button-act min-h-12 justify-center">
        {t('article.stepButton')}
      </a>
    </aside>
  )
}
