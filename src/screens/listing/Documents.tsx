import { Icon } from '@/components/icon/Icon'
import { enquiryHref } from '@/data/site/enquiryLink'
import { findRequestableDocuments } from '@/data/catalogue/documents'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type Props = { of: Pick<Property, 'id' | 'reference'>; askedAs?: 'ref' | 'project'; locale: Locale }

/**
 * The documents that are available on request, with a link to ask for them. The files stay private.
 */
export async function Documents({ of, askedAs, locale }: Props) {
  const [documents, requestHref] = await Promise.all([
    findRequestableDocuments(of.id, locale),
    enquiryHref('documents', of, locale, askedAs),
  ])
  if (documents.length === 0) return null
  const t = translate(locale)
  return (
    <section className="print:hidden">
      <h2 className="listing-heading">{t('listing.papers')}</h2>
      <ul className="border-t border-sand">
        {documents.map(({ title, kind }, index) => {
          const name = optionName(locale, 'documentKind', kind)
          return (
            <li key={index} className="flex items-center gap-3 border-b border-sand py-3">
              <Icon name="file" className="text-moss" />
              <span className="grow font-semibold">{title || name}</span>
              <span className="text-soft">{title ? name : t('listing.onRequest')}</span>
            </li>
          )
        })}
      </ul>
      {requestHref && (
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={requestHref} className="button min-h-12 hover:bg-ink hover:text-paper">
            {t('listing.askPapers')}
          </a>
          <span className="text-soft">{t('listing.papersText')}</span>
        </p>
      )}
    </section>
  )
}
