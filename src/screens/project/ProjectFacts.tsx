import { addressOf } from '@/data/catalogue/views/addressLines'
import { unitRanges, type Range } from '@/domain/catalogue/unitRanges'
import { tallyOf } from '@/domain/catalogue/units'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { factName, translate } from '@/i18n/translate'
import type { Project, Property } from '@/payload-types'

function rangeText(
  range: Range | undefined,
  locale: Locale,
  ofOne: (value: number) => string,
  ofRange: (from: string, to: string) => string,
): string | undefined {
  if (!range || range.from === range.to) return range && ofOne(range.from)
  return ofRange(formatNumber(range.from), formatNumber(range.to))
}

/** The key facts of a project: place, delivery, price, areas, bedrooms and free units. */
export function ProjectFacts({
  project,
  units,
  price,
  locale,
}: {
  project: Project
  units: Property[]
  price: string
  locale: Locale
}) {
  const t = translate(locale)
  const { all, free } = tallyOf(units)
  const { areas, bedrooms } = unitRanges(units)
  const facts: [name: string, text: string | undefined][] = [
    [t('project.city'), addressOf({ city: project.city }, locale).join(', ')],
    [factName(locale, 'delivery'), project.delivery ?? ''],
    [
      t('project.deliveryDate'),
      project.deliveryDate ? formatDay(project.deliveryDate, locale) : '',
    ],
    [t('project.price'), price],
    [
      t('project.area'),
      rangeText(
        areas,
        locale,
        (area) => t('area', { area: formatNumber(area) }),
        (from, to) => t('project.areaRange', { from, to }),
      ),
    ],
    [
      t('project.bedrooms'),
      rangeText(
        bedrooms,
        locale,
        (count) => t('bedrooms', { count }),
        (from, to) => t('project.bedroomRange', { from, to }),
      ),
    ],
    [t('project.freeLabel'), all > 0 ? t('project.freeOf', { free, all }) : ''],
  ]
  return (
    <dl
      aria-label={t('project.facts')}
      className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-sand py-6 md:grid-cols-3"
    >
      {facts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt className="text-[0.95rem] text-soft">{name}</dt>
              <dd className="font-serif text-xl [overflow-wrap:anywhere]">{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
