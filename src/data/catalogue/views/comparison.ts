import { formatEuros } from '@/domain/catalogue/price'
import { differ, shareOnScale } from '@/domain/catalogue/comparison'
import { comparedFacts } from '@/domain/catalogue/factLists'
import type { ComparedFact } from '@/domain/catalogue/propertyFacts'
import type {
  ComparedHead,
  ComparisonGroup,
  ComparisonRow,
  EnergyRow,
} from '@/components/compare/types'
import { savedHref, savedMark } from '@/domain/catalogue/savedListings'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { factName, optionName, translate } from '@/i18n/translate'

import type { SavedListings } from '../savedListings'
import { loaded } from '@/data/core/payload'
import { propertyCard } from './listing'
import { addressOf, regionOfProperty } from './addressLines'
import { comparedCell } from './comparedCell'

type Compared = SavedListings['shown'][number]

const rowOf = (key: string, label: string, cells: ComparisonRow['cells']): ComparisonRow => ({
  key,
  label,
  cells,
  differs: differ(cells.map((cell) => cell?.text)),
})

/** A row of words that need no sign. */
const rowOfTexts = (key: string, label: string, texts: (string | undefined)[]): ComparisonRow =>
  rowOf(
    key,
    label,
    texts.map((text) => (text === undefined ? undefined : { text })),
  )

const hasValue = ({ cells }: ComparisonRow): boolean => cells.some((cell) => Boolean(cell?.text))

/** Returns the head of each column: the listing, and the address of the comparison without it. */
export async function comparedHeads(
  shown: readonly Compared[],
  page: string,
  locale: Locale,
): Promise<ComparedHead[]> {
  const t = translate(locale)
  return Promise.all(
    shown.map(async (property) => {
      const { reference } = property
      const card = await propertyCard(property, locale)
      const others = shown.flatMap((other) =>
        other.reference === reference ? [] : [other.reference],
      )
      const drop = {
        href: savedHref(page, others),
        mark: savedMark('compare', reference),
        label: t('compare.dropTitle', { title: `${card.place}, ${reference}` }),
      }
      return { reference, card, drop }
    }),
  )
}

function offerRows(
  shown: readonly Compared[],
  heads: readonly ComparedHead[],
  locale: Locale,
): ComparisonRow[] {
  const t = translate(locale)
  const charges = shown.map(({ chargesRenter }) =>
    typeof chargesRenter === 'number' ? formatEuros(chargesRenter) : undefined,
  )
  return [
    rowOfTexts(
      'price',
      factName(locale, 'price'),
      heads.map(({ card }) => card.heading),
    ),
    rowOfTexts('chargesRenter', factName(locale, 'chargesRenter'), charges),
    rowOfTexts(
      'goal',
      factName(locale, 'goal'),
      shown.map(({ goal }) => optionName(locale, 'goal', goal)),
    ),
    rowOfTexts(
      'type',
      factName(locale, 'mainType'),
      shown.map(({ mainType }) => loaded(mainType)?.name ?? undefined),
    ),
    rowOfTexts(
      'place',
      t('compare.place'),
      shown.map(({ city }) => addressOf({ city }, locale).join(', ')),
    ),
  ]
}

/** Returns the rows of the comparison in groups, without facts that no listing has. */
export function comparisonGroups(
  shown: readonly Compared[],
  heads: readonly ComparedHead[],
  locale: Locale,
): ComparisonGroup[] {
  const t = translate(locale)
  const rows = (facts: readonly ComparedFact[]) =>
    facts.map((fact) =>
      rowOf(
        fact,
        factName(locale, fact),
        shown.map((property) => comparedCell(property, fact, locale)),
      ),
    )
  const group = (
    name: (typeof comparedFacts)[number]['group'] | 'offer',
    all: ComparisonRow[],
  ) => ({ key: name, title: t(`compare.${name}`), rows: all.filter(hasValue) })
  return [
    group('offer', offerRows(shown, heads, locale)),
    ...comparedFacts.map(({ group: name, facts }) => group(name, rows(facts))),
  ].filter(({ rows: groupRows }) => groupRows.length > 0)
}

/** Returns the energy use of each listing on one scale; empty when none of them has a value. */
export function energyRows(
  shown: readonly Compared[],
  heads: readonly ComparedHead[],
  locale: Locale,
): EnergyRow[] {
  const t = translate(locale)
  if (shown.every(({ epcValue }) => typeof epcValue !== 'number')) return []
  return shown.map((property, at) => {
    const { reference, epcValue } = property
    const card = heads[at]?.card
    const region = regionOfProperty(property)
    const label =
      card?.epc &&
      region &&
      t('compare.energyLabel', {
        label: card.epc.name,
        region: optionName(locale, 'region', region),
      })
    const isKnown = typeof epcValue === 'number'
    return {
      key: String(reference),
      title: card?.place ?? '',
      value: isKnown
        ? t('compare.energyValue', { value: formatNumber(epcValue) })
        : t('compare.energyNone'),
      ...(label && { label }),
      ...(card?.epc && { epc: card.epc }),
      ...(isKnown && { share: shareOnScale(epcValue) }),
    }
  })
}
