import { addressOf } from '@/data/views/place'
import { priceRange } from '@/data/views/project'
import { tallyOf } from '@/domain/units'
import type { Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { factName, translate } from '@/i18n/translate'
import type { Project, Property } from '@/payload-types'

/** "58 to 112"; one number when they are the same, nothing when none is known. */
function rangeOf(values: readonly (number | null | undefined)[]): { from: number; to: number } | undefined {
  const known = values.filter((value): value is number => typeof value === 'number' && value > 0)
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : undefined
}

/** Where, when, how large, for how much, and how many are left. */
export function ProjectFacts({ project, units, locale }: { project: Project; units: Property[]; locale: Locale }) {
  const t = translate(locale)
  const { all, free } = tallyOf(units)
  const [areas, bedrooms] = [rangeOf(units.map(({ livingArea }) => livingArea)), rangeOf(units.map((unit) => unit.bedrooms))]
  const told = (range: { from: number; to: number } | undefined, one: (value: number) => string, both: (from: string, to: string) => string) =>
    range && (range.from === range.to ? one(range.from) : both(formatNumber(range.from, locale), formatNumber(range.to, locale)))
  const facts: [name: string, text: string | undefined][] = [
    [t('project.city'), addressOf({ city: project.city }, locale).join(', ')],
    [factName(locale, 'delivery'), project.delivery ?? ''],
    [t('project.price'), priceRange(project, units, locale)],
    [
      t('project.area'),
      told(
        areas,
        (area) => t('area', { area: formatNumber(area, locale) }),
        (from, to) => t('project.areaRange', { from, to }),
      ),
    ],
    [
      t('project.bedrooms'),
      told(
        bedrooms,
        (count) => t('bedrooms', { count }),
        (from, to) => t('project.bedroomRange', { from, to }),
      ),
    ],
    [t('project.freeLabel'), all > 0 ? t('project.freeOf', { free, all }) : ''],
  ]
  return (
    <dl aria-label={t('project.facts')} className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-sand py-6 md:grid-cols-3">
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
