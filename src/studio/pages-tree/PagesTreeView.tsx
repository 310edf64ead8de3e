import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { editors, staff } from '@/access/rules'
import { findPageTree } from '@/data/site/tree/pageTree'
import { localeOf } from '@/i18n/locales'

import { Screen } from '../Screen'
import { translatorFor } from '../words'
import { PagesTree } from './PagesTree'
import words from './words.json'

/** The screen of the tree of pages with their addresses. Editors can move pages. */
export async function PagesTreeView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req })) notFound()
  const { language } = req.i18n
  const t = translatorFor(words, language)
  const pages = await findPageTree(req)
  return (
    <Screen view={view} steps={[{ label: t('title') }]}>
      <h1>{t('title')}</h1>
      <p className="hestia-lead">{t(editors({ req }) ? 'lead' : 'leadReading')}</p>
      {/* The key resets the tree to the stored pages after a save. */}
      <PagesTree
        key={JSON.stringify(pages)}
        pages={pages}
        language={localeOf(language)}
        mayMove={editors({ req })}
      />
    </Screen>
  )
}
