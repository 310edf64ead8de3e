import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { staff } from '@/access/rules'
import { localeOf } from '@/i18n/locales'

import { Screen } from '../Screen'
import { translatorFor } from '../words'
import { GuideBook } from './GuideBook'
import { readGuide } from './readGuide'
import words from './words.json'

/** The guide for staff in the language of the colleague. The "?" of a screen opens it at a section. */
export async function GuideView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req })) notFound()
  const locale = localeOf(req.i18n.language)
  const t = translatorFor(words, locale)
  return (
    <Screen view={view} steps={[{ label: t('title') }]} className="hestia-guide">
      <GuideBook
        sections={await readGuide(locale)}
        pictures={`${req.payload.config.routes.api}/users/guide/${locale}`}
      />
    </Screen>
  )
}
