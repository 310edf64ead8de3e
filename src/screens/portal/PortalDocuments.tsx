import { Done } from '@/screens/account/PlainForm'
import { findOwnProperties } from '@/data/portal/ownProperties'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { DocumentList } from './Documents'
import type { PortalContext } from './enter'
import { Reports } from './PortalReports'

/** All documents and reports of the owner, with what they can approve. */
export async function PortalDocuments({ viewer, locale, query }: PortalContext & { query: Query }) {
  const t = translate(locale)
  const properties = await findOwnProperties(viewer.owner, locale)
  return (
    <>
      <h1>{t('portal.ways.documents')}</h1>
      <div className="mt-4">
        {query.done?.includes('approved') && <Done text={t('portal.papers.done')} />}
        {query.problem && (
          <p role="alert" className="form-summary">
            {t('portal.papers.unknown')}
          </p>
        )}
      </div>
      <div className="mt-6">
        <DocumentList viewer={viewer} properties={properties} locale={locale} />
      </div>
      <section className="mt-12">
        <h2 className="text-2xl">{t('report.list')}</h2>
        <Reports owner={viewer.owner} locale={locale} />
      </section>
    </>
  )
}
