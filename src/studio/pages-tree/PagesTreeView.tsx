import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { editors, staff } from '@/access/rules'
import { findPageTree } from '@/data/tree/pages'

import { Screen } from '../Screen'
import { localeOf, saysIn } from '../words'
import { PagesTree } from './PagesTree'
import words from './words.json'

/** All pages as they lie under each other, with their addresses; editors move them. */
export async function PagesTreeView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req })) notFound()
  const { language } = req.i18n
  const says = saysIn(words, language)
  const pages = await findPageTree(req)
  return (
    <Screen view={view} steps={[{ label: says('title') }]}>
      <h1>{says('title')}</h1>
      <p className="hestia-lead">{says(editors({ req }) ? 'lead' : 'leadReading')}</p>
      {/* Once they are saved, the tree begins anew with what stands then. */}
      <PagesTree key={JSON.stringify(pages)} pages={pages} language={localeOf(language)} mayMove={editors({ req })} />
    </Screen>
  )
}
