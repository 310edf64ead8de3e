import { addressOf } from '@/data/catalogue/views/addressLines'
import { projectEnergy } from '@/data/catalogue/views/project'
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

type Described = { project: Project; units: Property[]; price: string; locale: Locale }

/** The key facts by their names; one that is not known is empty. */
function factsOf({
  project,
  units,
  price,
  locale,
}: Described): [name: string, text: string | undefined][] {
  const t = translate(locale)
  const { all, free } = tallyOf(units)
  const { areas, bedrooms } = unitRanges(units)
  const { city, delivery, deliveryDate } = project
  const areaText = rangeText(
    areas,
    locale,
    (area) => t('area', { area: formatNumber(area) }),
    (from, to) => t('project.areaRange', { from, to }),
  )
  const bedroomText = rangeText(
    bedrooms,
    locale,
    (count) => t('bedrooms', { count }),
    (from, to) => t('project.bedroomRange', { from, to }),
  )
  return [
    [t('project.city'), addressOf({ city }, locale).join(', ')],
    [factName(locale, 'delivery'), delivery ?? ''],
    [t('project.deliveryDate'), deliveryDate ? formatDay(deliveryDate, locale) : ''],
    [t('project.price'), price],
    [t('epcLabel'), projectEnergy(units, locale)],
    [t('project.area'), areaText],
    [t('project.bedrooms'), bedroomText],
    [t('project.freeLabel'), all > 0 ? t('project.freeOf', { free, all }) : ''],
  ]
}

/** The key facts of a project: place, delivery, price, energy, areas, bedrooms and free units. */
export function ProjectFacts(described: Described) {
  return (
    <dl
      aria-label={translate(described.locale)('project.facts')}
      className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-sand py-6 md:grid-cols-3"
    >
      {factsOf(described).map(
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
