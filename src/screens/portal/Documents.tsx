import { Icon } from '@/components/icon/Icon'
import { findOwnDocuments, type OwnDocument } from '@/data/portal/documents'
import type { OwnProperty } from '@/data/portal/ownProperties'
import { propertyHead } from '@/data/portal/propertyView'
import type { Viewer } from '@/data/portal/viewer'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Props = { viewer: Viewer; properties: readonly OwnProperty[]; locale: Locale }

/** Approves a document with one press. A colleague who looks along sees the button, but cannot use it. */
function Approve({
  viewer,
  document: { id, title },
  locale,
}: Omit<Props, 'properties'> & { document: OwnDocument }) {
  const t = translate(locale)
  return (
    <form action={`/api/portal/approve?lang=${locale}`} method="post">
      <input type="hidden" name="document" value={id} />
      <button
        type="submit"
        disabled={viewer.viewedBy !== null}
        className="button button-solid min-h-11 px-5"
      >
        {t('portal.papers.approve')}
        <span className="sr-only">: {title}</span>
      </button>
    </form>
  )
}

function DocumentRow({
  viewer,
  document,
  about,
  locale,
}: Omit<Props, 'properties'> & { document: OwnDocument; about: string }) {
  const t = translate(locale)
  const { id, title, kind, addedAt, isWaiting, approvedAt } = document
  const notes = [
    about,
    kind,
    approvedAt
      ? t('portal.papers.approved', { day: formatDay(approvedAt, locale) })
      : t('portal.papers.added', { day: formatDay(addedAt, locale) }),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-sand py-4">
      <div className="min-w-0">
        <a
          href={`/api/portal/papers/${id}`}
          aria-label={t('portal.papers.download', { title })}
          className="inline-flex min-h-9 min-w-0 items-center gap-2.5 font-semibold [overflow-wrap:anywhere] underline hover:text-brick"
        >
          <Icon name="file" size={17} />
          {title}
        </a>
        <p className="text-[0.95rem] text-soft">{notes.filter(Boolean).join(' · ')}</p>
      </div>
      {isWaiting && <Approve viewer={viewer} document={document} locale={locale} />}
    </li>
  )
}

/** The documents of these properties; those that wait for the approval of the owner stand first. */
export async function DocumentList({ viewer, properties, locale }: Props) {
  const ids = properties.map(({ id }) => id)
  const documents = await findOwnDocuments(viewer.owner, ids, locale)
  const names = new Map(properties.map((one) => [one.id, propertyHead(one, locale).title]))
  if (documents.length === 0)
    return <p className="mt-6 text-soft">{translate(locale)('portal.none.documents')}</p>
  return (
    <ul className="mt-6 border-b border-sand">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          viewer={viewer}
          document={document}
          about={properties.length > 1 ? (names.get(document.property) ?? '') : ''}
          locale={locale}
        />
      ))}
    </ul>
  )
}

/** The documents as a part of one property. */
export const Documents = (props: Props) => (
  <section>
    <h2 className="text-2xl">{translate(props.locale)('portal.parts.documents')}</h2>
    <DocumentList {...props} />
  </section>
)
