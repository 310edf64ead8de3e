import { Icon } from '@/components/icon/Icon'
import { findOwnDocuments } from '@/data/portal/documents'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

/** The documents of a property that its owner may download. */
export async function Documents({
  owner,
  property,
  locale,
}: {
  owner: Owner
  property: string
  locale: Locale
}) {
  const t = translate(locale)
  const documents = await findOwnDocuments(owner, property, locale)
  return (
    <section>
      <h2 className="text-2xl">{t('portal.parts.documents')}</h2>
      {documents.length === 0 ? (
        <p className="mt-6 text-soft">{t('portal.none.documents')}</p>
      ) : (
        <ul className="mt-6">
          {documents.map(({ id, title, kind, addedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-sand py-4"
            >
              <a
                href={`/api/portal/papers/${id}`}
                aria-label={t('portal.papers.download', { title })}
                className="inline-flex min-h-9 min-w-0 items-center gap-2.5 font-semibold [overflow-wrap:anywhere] underline hover:text-brick"
              >
                <Icon name="file" size={17} />
                {title}
              </a>
              <span className="text-[0.95rem] text-soft">
                {[kind, t('portal.papers.added', { day: formatDay(addedAt, locale) })].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
