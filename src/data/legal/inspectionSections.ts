import type { InspectionView } from '@/brochure/inspection/view'
import { vocabularyOf } from '@/domain/catalogue/factLists'
import { formatEuros } from '@/domain/catalogue/price'
import { facts, type FeedFact } from '@/domain/catalogue/propertyFacts'
import { textIn } from '@/domain/legal/promise'
import type { ShownContent } from '@/domain/legal/shownContent'
import { daysOf, type ShownState } from '@/domain/legal/shownStates'
import { formatDay, formatEvent, formatNumber, languageName } from '@/i18n/formats'
import { isLocale, type Locale } from '@/i18n/locales'
import { factName, optionName, translate } from '@/i18n/translate'

import { ownerPrice } from '../catalogue/views/priceName'
import type { RecordedState, ShownProperty } from './findInspection'

type Section = InspectionView['sections'][number]
type State = ShownState<ShownContent>

/** What the law looks at, in the order in which the file tells it. */
const lawFacts = [
  ...(['price', 'monthlyRent', 'chargesRenter'] as const),
  ...(['epcLabel', 'epcValue', 'epcTotal', 'co2Emission', 'epcCertificate', 'epcDate'] as const),
  ...([
    'uniqueCode',
    'permit',
    'zoning',
    'summons',
    'judicialDecision',
    'preemptiveRights',
  ] as const),
  ...(['allotmentPermit', 'planningInformation', 'floodZone', 'pScore', 'gScore'] as const),
  ...(['floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType'] as const),
  ...(['electricalInspection', 'soilCertificate'] as const),
] satisfies readonly FeedFact[]

const addressFacts = ['street', 'houseNumber', 'boxNumber'] as const satisfies readonly FeedFact[]
export const recordedFacts: readonly FeedFact[] = [...addressFacts, ...lawFacts]

/** The price with its period, as the site wrote it. */
const priceTextOf = (content: ShownContent, locale: Locale): string =>
  ownerPrice({ ...content, priceUnitText: content.texts?.[locale]?.priceUnitText ?? null }, locale)

/** Writes a fact for reading; empty where the advertisement did not say it. */
function shownText(content: ShownContent, fact: FeedFact, locale: Locale): string {
  const value = content[fact]
  const { kind } = facts[fact]
  if (fact === 'price') return priceTextOf(content, locale)
  if (typeof value === 'number')
    return 'unit' in kind && kind.unit === 'money' ? formatEuros(value) : formatNumber(value)
  if (typeof value !== 'string') return ''
  if (kind.is === 'day') return formatDay(value, locale)
  return kind.is === 'choice' ? optionName(locale, vocabularyOf(fact), value) : value
}

export const daysText = (state: State, now: Date, locale: Locale): string => {
  const { first, last } = daysOf(state, now)
  const names = [...new Set([first, last])].map((day) => formatDay(day, locale))
  return names.join(' – ')
}

const headingOf = ({ from, until }: State, locale: Locale): string => {
  const t = translate(locale)
  const start = formatEvent(from.toISOString(), locale)
  return until
    ? t('inspection.shown', { from: start, until: formatEvent(until.toISOString(), locale) })
    : t('inspection.shownStill', { from: start })
}

const picturesText = ({ pictures = [], plans = [] }: ShownContent, locale: Locale): string => {
  const all = [...pictures, ...plans]
  const made = all.filter(({ origin }) => origin !== undefined && origin !== 'photo').length
  return translate(locale)('inspection.picturesOf', { count: all.length, made })
}

function textRows({ texts = {} }: ShownContent, before: ShownContent | undefined, locale: Locale) {
  const t = translate(locale)
  return Object.entries(texts).flatMap(([code, { title = '', description }]) => {
    const language = isLocale(code) ? languageName(code, locale) : code
    const text = textIn(description).trim()
    const old = before?.texts?.[code]
    const isOld = old !== undefined && textIn(old.description).trim() === text
    return [
      ...(old?.title === title
        ? []
        : [{ label: t('inspection.titleIn', { language }), value: title }]),
      ...(isOld || text === ''
        ? []
        : [{ label: t('inspection.textIn', { language }), value: text }]),
    ]
  })
}

function stateSection(
  state: RecordedState,
  before: State | undefined,
  now: Date,
  locale: Locale,
): Section {
  const t = translate(locale)
  const { content } = state
  const address = addressFacts.map((fact) => shownText(content, fact, locale)).filter(Boolean)
  const factLines = lawFacts.flatMap((fact) => {
    const value = shownText(content, fact, locale)
    return value === '' ? [] : [{ label: factName(locale, fact), value }]
  })
  const gaps = state.missing.map((gap) => optionName(locale, 'legalStatement', gap))
  const { publishedAnyway: anyway, priceMin, priceMax } = content
  const prices = [...new Set([priceMin, priceMax])].flatMap((price) => price ?? [])
  return {
    heading: headingOf(state, locale),
    isMain: false,
    lines: [],
    rows: [
      ...(content.status
        ? [
            {
              label: t('inspection.status'),
              value: optionName(locale, 'recordStatus', content.status),
            },
          ]
        : []),
      ...(prices.length > 0
        ? [{ label: t('inspection.enteredPrice'), value: prices.map(formatEuros).join(' – ') }]
        : []),
      ...(address.length > 0
        ? [{ label: factName(locale, 'address'), value: address.join(' ') }]
        : []),
      ...factLines,
      { label: t('inspection.pictures'), value: picturesText(content, locale) },
      ...textRows(content, before?.content, locale),
      ...(gaps.length > 0 ? [{ label: t('inspection.gaps'), value: gaps.join(', ') }] : []),
      ...(anyway
        ? [{ label: t('inspection.exception'), value: exceptionText(anyway, locale) }]
        : []),
    ],
  }
}

type Exception = NonNullable<ShownContent['publishedAnyway']>

const exceptionText = ({ reason = '', gaps = '', at, by = '' }: Exception, locale: Locale) =>
  translate(locale)('inspection.exceptionBy', {
    reason,
    name: by,
    moment: at ? formatEvent(at, locale) : '',
    gaps: gaps
      .split(',')
      .filter((gap) => gap !== '')
      .map((gap) => optionName(locale, 'legalStatement', gap))
      .join(', '),
  })

/** What the site showed of a property or project, state by state; a text is told once, until it changes. */
export function propertySections(
  { kind, reference, states }: ShownProperty,
  now: Date,
  locale: Locale,
): Section[] {
  const newest = states.at(-1)?.content
  const place = newest?.place?.name?.[locale] ?? newest?.place?.zip ?? ''
  const heading = translate(locale)(
    kind === 'project' ? 'inspection.oneProject' : 'inspection.one',
    { reference: String(reference ?? '') },
  )
  return [
    { heading: [heading, place].filter(Boolean).join(' · '), isMain: true, lines: [], rows: [] },
    ...states.map((state, at) => stateSection(state, states[at - 1], now, locale)),
  ]
}
