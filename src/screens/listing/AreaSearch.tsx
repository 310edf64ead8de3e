import { ProvinceMap } from '@/components/map/ProvinceMap'
import type { Province } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

type Props = {
  locale: Locale
  /** The number of listings in the list. */
  total: number
  /** Returns the address of the list with this province added, or removed when it is chosen. */
  hrefFor: (province: Province) => string
  /** The address of the map view of the list. */
  mapHref: string
  offers: readonly { value: Province; count: number; isChosen: boolean }[]
}

/** The search by area: a province on a map, or a drawn area. */
export function AreaSearch({ locale, total, hrefFor, mapHref, offers }: Props) {
  const t = translate(locale)
  const links = Object.fromEntries(
    offers.map(({ value, count, isChosen }) => [
      value,
      {
        name: optionName(locale, 'province', value),
        count,
        href: hrefFor(value),
        isCurrent: isChosen,
      },
    ]),
  )
  return (
    <nav aria-label={t('map.byProvince')} className="bg-sand-2 p-6 print:hidden">
      <ProvinceMap links={links} locale={locale} />
      {total > 0 && (
        <>
          <p className="mt-4 text-[0.95rem] text-soft">{t('list.onMap', { count: total })}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <a
              className="button min-h-11 bg-paper hover:bg-ink hover:text-paper"
              href={mapHref}
              rel="nofollow"
            >
              {t('list.showMap')}
            </a>
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`${mapHref}#draw`}
              rel="nofollow"
            >
              {t('map.drawLink')}
            </a>
          </p>
        </>
      )}
    </nav>
  )
}
