import { RichText } from '@/components/text/RichText'
import { findPageOfKind } from '@/data/site/pages'
import { findTextLinks } from '@/data/site/textLinks'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/**
 * The text for an unknown address, from a page of the studio. Next sends it along with every page, so
 * it links no style sheet: every page would have it.
 */
export async function NotFoundScreen({ locale }: { locale: Locale }) {
  const page = await findPageOfKind('not_found', locale)
  const t = translate(locale)
  return (
    <div className="wrap grid min-h-[48vh] content-center gap-6 py-16">
      <p className="eyebrow">404</p>
      <h1>{page?.heading || page?.title || t('notFound.title')}</h1>
      {page?.intro ? (
        <RichText
          text={page.intro}
          hrefOf={await findTextLinks(locale, page.intro)}
          className="prose text-lg text-soft"
        />
      ) : (
        <p className="max-w-[46ch] text-lg text-soft">{t('notFound.text')}</p>
      )}
      <p>
        <a className="button hover:bg-ink hover:text-paper" href={`/${locale}/`}>
          {t('notFound.home')}
        </a>
      </p>
    </div>
  )
}
