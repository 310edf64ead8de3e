import { Icon } from '@/components/icon/Icon'
import { askHref } from '@/data/asking'
import { findPapers } from '@/data/papers'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type Props = { of: Pick<Property, 'id' | 'reference'>; askedAs?: 'ref' | 'project'; locale: Locale }

/** The papers that are given on request: what there is, and where to ask for them. The files themselves stay private. */
export async function Papers({ of, askedAs, locale }: Props) {
  const [papers, ask] = await Promise.all([findPapers(of.id, locale), askHref('documents', of, locale, askedAs)])
  if (papers.length === 0) return null
  const t = translate(locale)
  return (
    <section className="print:hidden">
      <h2 className="listing-heading">{t('listing.papers')}</h2>
      <ul className="border-t border-sand">
        {papers.map(({ title, kind }, at) => {
          const name = optionName(locale, 'documentKind', kind)
          return (
            <li key={at} className="flex items-center gap-3 border-b border-sand py-3">
              <Icon name="file" className="text-moss" />
              <span className="grow font-semibold">{title || name}</span>
              <span className="text-soft">{title ? name : t('listing.onRequest')}</span>
            </li>
          )
        })}
      </ul>
      {ask && (
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={ask} className="button min-h-12 hover:bg-ink hover:text-paper">
            {t('listing.askPapers')}
          </a>
          <span className="text-soft">{t('listing.papersText')}</span>
        </p>
      )}
    </section>
  )
}
