import { CompareTable } from '@/components/compare/CompareTable'
import { EnergyScale } from '@/components/compare/EnergyScale'
import { findKept, findKeptPages } from '@/data/kept'
import { comparedHeads, comparisonGroups, energyRows } from '@/data/views/comparison'
import { KEPT_KEY } from '@/domain/kept'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { KeptNothing, KeptNotes } from './KeptNotes'

/** The listings an address names, side by side. */
export async function Compare({ locale, query }: { locale: Locale; query: Query }) {
  const asked = query[KEPT_KEY]
  const [kept, { compare = '' }] = await Promise.all([findKept('compare', asked ?? [], locale), findKeptPages(locale)])
  const notes = <KeptNotes list="compare" kept={kept} locale={locale} />
  if (kept.shown.length === 0)
    return (
      <>
        <div className="wrap">{notes}</div>
        <KeptNothing list="compare" isAsked={asked !== undefined} locale={locale} />
      </>
    )
  const t = translate(locale)
  const { shown } = kept
  const heads = await comparedHeads(shown, compare, locale)
  const energy = energyRows(shown, heads, locale)
  const words = {
    ...{ caption: t('compare.caption', { count: shown.length }), highlight: t('compare.highlight'), differs: t('compare.differs') },
    ...{ unknown: t('compare.unknown'), drop: t('compare.drop') },
  }
  return (
    <div className="wrap grid gap-14 pt-4 pb-10">
      <div className="min-w-0">
        {notes}
        {shown.length === 1 && <p className="mb-6 text-soft">{t('compare.onlyOne')}</p>}
        <CompareTable heads={heads} groups={comparisonGroups(shown, heads, locale)} words={words} />
      </div>
      {energy.length > 0 && <EnergyScale rows={energy} title={t('compare.energyTitle')} text={t('compare.energyText')} />}
    </div>
  )
}
