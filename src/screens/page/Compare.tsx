import { CompareTable } from '@/components/compare/CompareTable'
import { EnergyScale } from '@/components/compare/EnergyScale'
import { findSavedListings, findSavedListingPages } from '@/data/catalogue/savedListings'
import { comparedHeads, comparisonGroups, energyRows } from '@/data/catalogue/views/comparison'
import { SAVED_KEY } from '@/domain/catalogue/savedListings'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { NothingSaved, SavedNotes } from './SavedNotes'

/** Compares the listings named in the address. */
export async function Compare({ locale, query }: { locale: Locale; query: Query }) {
  const references = query[SAVED_KEY]
  const [saved, { compare = '' }] = await Promise.all([
    findSavedListings('compare', references ?? [], locale),
    findSavedListingPages(locale),
  ])
  const notes = <SavedNotes list="compare" saved={saved} locale={locale} />
  if (saved.shown.length === 0)
    return (
      <>
        <div className="wrap">{notes}</div>
        <NothingSaved list="compare" isAsked={references !== undefined} locale={locale} />
      </>
    )
  const t = translate(locale)
  const { shown } = saved
  const heads = await comparedHeads(shown, compare, locale)
  const energy = energyRows(shown, heads, locale)
  const words = {
    caption: t('compare.caption', { count: shown.length }),
    highlight: t('compare.highlight'),
    differs: t('compare.differs'),
    unknown: t('compare.unknown'),
    drop: t('compare.drop'),
  }
  return (
    <div className="wrap grid gap-14 pt-4 pb-10">
      <div className="min-w-0">
        {notes}
        {shown.length === 1 && <p className="mb-6 text-soft">{t('compare.onlyOne')}</p>}
        <CompareTable heads={heads} groups={comparisonGroups(shown, heads, locale)} words={words} />
      </div>
      {energy.length > 0 && (
        <EnergyScale
          rows={energy}
          title={t('compare.energyTitle')}
          text={t('compare.energyText')}
        />
      )}
    </div>
  )
}
