import { Icon } from '@/components/icon/Icon'
import { findDocumentRequest } from '@/data/enquiries/requestedDocuments'
import { optionName, translate } from '@/i18n/translate'

import { PersonalNotice, type PersonalProps } from './PersonalNotice'

/** The requested documents, each with a download link. */
export async function PersonalDocuments({ id, linkKey, locale }: PersonalProps) {
  const request = await findDocumentRequest(id, locale)
  const t = translate(locale)
  if (!request)
    return (
      <PersonalNotice
        title={t('personal.unknown.title')}
        text={t('personal.unknown.text')}
        locale={locale}
      />
    )
  const { papers: documents, about } = request
  if (documents.length === 0)
    return (
      <PersonalNotice
        title={t('personal.documents.none')}
        text={t('personal.documents.noneText')}
        locale={locale}
      />
    )
  return (
    <section className="max-w-[720px]">
      <h1>{t('personal.documents.title')}</h1>
      {about && <p className="mt-2 text-lg">{about}</p>}
      <p className="mt-3 mb-7 text-soft">{t('personal.documents.text')}</p>
      <ul className="border-t border-sand">
        {documents.map((document) => {
          const kind = optionName(locale, 'documentKind', document.kind)
          return (
            <li
              key={document.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-sand py-4"
            >
              <Icon name="file" className="text-moss" />
              <span className="grow">
                <span className="block font-semibold">{document.title || kind}</span>
                {document.title && <span className="text-[0.95rem] text-soft">{kind}</span>}
              </span>
              <a
                className="button min-h-11 px-5 hover:bg-ink hover:text-paper"
                href={`/api/papers/${document.id}?key=${linkKey}`}
                download
              >
                {t('personal.documents.save')}
                <span className="sr-only"> {document.title || kind}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
