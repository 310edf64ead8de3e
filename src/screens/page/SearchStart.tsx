import { countProperties } from '@/data/listings'
import { findPageNodes, findRoutes } from '@/data/routes'
import { findHomeSearch } from '@/data/shell'
import type { Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

const withCounts = (text: string, counts: Record<Goal, number>): string =>
  text.replaceAll('{sale}', String(counts.sale)).replaceAll('{rent}', String(counts.rent))

/** The two ways into the offer, with how much there is. */
export async function SearchStart({ locale }: { locale: Locale }) {
  const [counts, config, nodes, { hrefFor }] = await Promise.all([countProperties(locale), findHomeSearch(locale), findPageNodes(locale), findRoutes(locale)])
  const t = translate(locale)
  const listed = (goal: Goal) => {
    const page = [...nodes.values()].find(({ lists }) => lists === goal)
    return page && hrefFor({ kind: 'page', id: page.id })
  }
  const ways = [
    { goal: 'sale' as const, href: listed('sale'), label: t('toSale'), look: 'button-solid' },
    { goal: 'rent' as const, href: listed('rent'), label: t('toRent'), look: 'hover:bg-ink hover:text-paper' },
  ]
  const texts = (config.descriptions ?? []).filter((one) => one.public === true && one.text)
  return (
    <>
      {texts.map((one) => (
        <p key={one.id} className="mt-4 max-w-[46ch] text-lg text-soft">
          {withCounts(one.text ?? '', counts)}
        </p>
      ))}
      {config.showSearchButton === true && (
        <p className="mt-7 flex flex-wrap gap-3">
          {ways.map(
            ({ goal, href, label, look }) =>
              href && (
                <a key={goal} href={href} className={`button min-h-12 ${look}`}>
                  {label}
                  {config.showCountProperty === true && counts[goal] > 0 && <small className="font-medium opacity-80">{counts[goal]}</small>}
                </a>
              ),
          )}
        </p>
      )}
    </>
  )
}
