import { island } from '@/components/island/island'
import { Icon } from '@/components/icon/Icon'
import { TownMap } from '@/components/map/TownMap'
import type { start } from '@/components/map/townMap.island'
import { findTownsOnMap } from '@/data/catalogue/search/townMap'
import { findFormPage } from '@/data/site/formPages'
import { findHrefOfKind } from '@/data/site/tree/findPages'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'townMap' }>
type Props = { block: Block; locale: Locale }

const TownIsland = island<typeof start>('townMap', { wake: 'touch' })

/** Chooses a town by its name: the search understands what is typed, without scripts too. */
async function ByName({
  id,
  goal,
  names,
  locale,
}: {
  id: string
  goal: string
  names: string[]
  locale: Locale
}) {
  const action = await findHrefOfKind('search', locale)
  const t = translate(locale)
  if (!action) return null
  return (
    <form action={action} className="by-place">
      <input type="hidden" name="goal" value={goal} />
      <label htmlFor={`town-${id}`} className="sr-only">
        {t('homeParts.townField')}
      </label>
      <input
        id={`town-${id}`}
        type="search"
        name="q"
        list={`towns-${id}`}
        placeholder={t('homeParts.townExample')}
        autoComplete="off"
        className="field"
      />
      <button className="button hover:bg-ink hover:text-paper">{t('homeParts.showTown')}</button>
      <datalist id={`towns-${id}`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  )
}

/** The towns with listings on offer: on the drawn map, and by name. */
export async function TownMapModule({ block, locale }: Props) {
  const goal = block.goal ?? 'sale'
  const [towns, register] = await Promise.all([
    findTownsOnMap(goal, locale),
    findFormPage('demand', locale),
  ])
  const t = translate(locale)
  const names = [...new Set(towns.map(({ name }) => name))]
  return (
    <TownIsland className="town-band">
      <div className="town-choice">
        <ByName id={String(block.id)} goal={goal} names={names} locale={locale} />
        {register && (
          <a className="more-link" href={`${register}?goal=${goal}`}>
            <Icon name="bell" size={20} />
            {t('homeParts.alert')}
          </a>
        )}
      </div>
      <TownMap
        title={t('homeParts.towns')}
        towns={towns.map((town) => ({
          ...town,
          label: t('homeParts.town', { town: town.name, count: town.count }),
        }))}
      />
    </TownIsland>
  )
}
