import { Gutter, Pill, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'

import { staff } from '@/access/rules'
import { formatEvent, formatFullEvent } from '@/i18n/formats'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import './versions.css'
import { labelIn } from '../labels'
import { translatorFor } from '../words'
import { readVersions, type VersionState } from './readVersions'
import words from './words.json'

const pillStyles: Record<VersionState, 'success' | 'warning' | 'light'> = {
  live: 'success',
  draft: 'warning',
  pastLive: 'light',
  pastDraft: 'light',
}

/** Lists the versions of a document: who saved each, when, and what it changed. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { req, docID, collectionConfig } = initPageResult
  if (!collectionConfig || !docID || !staff({ req })) notFound()
  const locale = localeOf(req.i18n.language)
  const t = translatorFor(words, locale)
  const { admin } = req.payload.config.routes
  const address = `${admin}/collections/${collectionConfig.slug}/${docID}/versions`
  const versions = await readVersions(req, collectionConfig, String(docID), locale)
  return (
    <main>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        pluralLabel={labelIn(collectionConfig.labels.plural, locale, collectionConfig.slug)}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={t('title')}
      />
      <Gutter className="hestia-screen">
        <h2>{t('title')}</h2>
        <p className="hestia-lead">{t(versions.length > 0 ? 'lead' : 'none')}</p>
        <ol className="hestia-versions">
          {versions.map(({ id, at, by, state, changes }) => (
            <li key={id}>
              <div className="hestia-versions__head">
                <time dateTime={at} title={formatFullEvent(at, locale)}>
                  {formatEvent(at, locale)}
                </time>
                <span>{by ?? t('nobody')}</span>
              </div>
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
              <div className="hestia-versions__foot">
                <Pill pillStyle={pillStyles[state]} size="small">
                  {t(`state_${state}`)}
                </Pill>
                <a
                  href={`${address}/${id}`}
                  aria-label={`${t('open')}: ${formatEvent(at, locale)}`}
                >
                  {t('open')}
                </a>
              </div>
            </li>
          ))}
        </ol>
      </Gutter>
    </main>
  )
}
