import { formatEuros } from '@/domain/price'
import { comparedFacts, differ, shareOnScale, type ComparedFact, type ComparedGroup } from '@/domain/comparison'
import type { ComparedHead, ComparisonGroup, ComparisonRow, EnergyRow } from '@/components/compare/types'
import { keptHref, keptMark } from '@/domain/kept'
import type { Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { factName, optionName, translate } from '@/i18n/translate'

import type { Kept } from '../kept'
import { loaded } from '../payload'
import { propertyCard } from './listing'
import { addressOf, regionOfProperty } from './place'

type Compared = Kept['shown'][number]

function told(property: Compared, [fact, format]: ComparedFact, locale: Locale): string | undefined {
  const value = property[fact]
  const t = translate(locale)
  if (value === null || value === undefined) return undefined
  if (typeof value === 'boolean') return value ? t('compare.yes') : t('compare.no')
  if (typeof value === 'string') return optionName(locale, fact === 'epcLabel' ? 'epcLabel' : fact, value)
  if (format === 'area') return t('area', { area: formatNumber(value, locale) })
  return format === 'year' ? String(value) : formatNumber(value, locale)
}

const rowOf = (key: string, label: string, cells: (string | undefined)[]): ComparisonRow => ({ key, label, cells, differs: differ(cells) })

const isTold = ({ cells }: ComparisonRow): boolean => cells.some((cell) => cell !== undefined && cell !== '')

/** The head of each column: what it is, and the address of the comparison without it. */
export async function comparedHeads(shown: readonly Compared[], page: string, locale: Locale): Promise<ComparedHead[]> {
  const t = translate(locale)
  return Promise.all(
    shown.map(async (property) => {
      const { reference } = property
      const card = await propertyCard(property, locale)
      const others = shown.flatMap((one) => (one.reference === reference ? [] : [one.reference]))
      const drop = {
        href: keptHref(page, others),
        mark: keptMark('compare', reference),
        label: t('compare.dropTitle', { title: `${card.place}, ${reference}` }),
      }
      return { reference, card, drop }
    }),
  )
}

function offerRows(shown: readonly Compared[], heads: readonly ComparedHead[], locale: Locale): ComparisonRow[] {
  const t = translate(locale)
  const rents = shown.map(({ chargesRenter }) => (typeof chargesRenter === 'number' ? formatEuros(chargesRenter) : undefined))
  return [
    rowOf(
      'price',
      factName(locale, 'price'),
      heads.map(({ card }) => card.heading),
    ),
    rowOf('chargesRenter', factName(locale, 'chargesRenter'), rents),
    rowOf(
      'goal',
      factName(locale, 'goal'),
      shown.map(({ goal }) => optionName(locale, 'goal', goal)),
    ),
    rowOf(
      'type',
      factName(locale, 'mainType'),
      shown.map(({ mainType }) => loaded(mainType)?.name ?? undefined),
    ),
    rowOf(
      'place',
      t('compare.place'),
      shown.map(({ city }) => addressOf({ city }, locale).join(', ')),
    ),
  ]
}

/** The table, fact by fact; what no listing tells is left out. */
export function comparisonGroups(shown: readonly Compared[], heads: readonly ComparedHead[], locale: Locale): ComparisonGroup[] {
  const t = translate(locale)
  const rows = (facts: readonly ComparedFact[]) =>
    facts.map((fact) =>
      rowOf(
        fact[0],
        factName(locale, fact[0]),
        shown.map((property) => told(property, fact, locale)),
      ),
    )
  const group = (name: ComparedGroup | 'offer', all: ComparisonRow[]) => ({ key: name, title: t(`compare.${name}`), rows: all.filter(isTold) })
  return [group('offer', offerRows(shown, heads, locale)), ...comparedFacts.map(({ group: name, facts }) => group(name, rows(facts)))].filter(
    (one) => one.rows.length > 0,
  )
}

/** What each uses, on the same scale whatever the region calls it; nothing when only one of them says. */
export function energyRows(shown: readonly Compared[], heads: readonly ComparedHead[], locale: Locale): EnergyRow[] {
  const t = translate(locale)
  if (shown.every(({ epcValue }) => typeof epcValue !== 'number')) return []
  return shown.map((property, at) => {
    const { reference, epcValue } = property
    const card = heads[at]?.card
    const region = regionOfProperty(property)
    const label = card?.epc && region && t('compare.energyLabel', { label: card.epc.name, region: optionName(locale, 'region', region) })
    const hasValue = typeof epcValue === 'number'
    return {
      key: String(reference),
      title: card?.place ?? '',
      value: hasValue ? t('compare.energyValue', { value: formatNumber(epcValue, locale) }) : t('compare.energyNone'),
      ...(label && { label }),
      ...(card?.epc && { epc: card.epc }),
      ...(hasValue && { share: shareOnScale(epcValue) }),
    }
  })
}
