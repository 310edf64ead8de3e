import { Icon } from '@/components/icon/Icon'
import { ProvinceMap } from '@/components/map/ProvinceMap'
import { provinces } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

type Props = {
  locale: Locale
  /** The list narrowed to a province, or to none of them; with the other filters as they are. */
  hrefFor: (province: string | undefined) => string
  /** The list's map view. */
  mapHref: string
  current?: string
}

/** Choosing where to live: a province on a map, or an area of one's own. Folded away until it is wanted. */
export function AreaSearch({ locale, hrefFor, mapHref, current }: Props) {
  const t = translate(locale)
  const links = Object.fromEntries(provinces.map((id) => [id, { name: optionName(locale, 'province', id), href: hrefFor(id), isCurrent: id === current }]))
  return (
    <details className="border-y border-sand" open={current !== undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="map_pin" />
        {t('map.area')}
      </summary>
      <div className="grid gap-6 pb-8 md:grid-cols-[minmax(0,520px)_1fr] md:gap-12">
        <nav aria-label={t('map.byProvince')}>
          <ProvinceMap links={links} locale={locale} />
        </nav>
        <p className="grid content-start gap-3">
          <a className="button justify-self-start" href={`${mapHref}#draw`}>
            {t('map.drawLink')}
          </a>
          {current !== undefined && (
            <a className="inline-flex min-h-11 items-center justify-self-start underline" href={hrefFor(undefined)}>
              {t('map.allProvinces')}
            </a>
          )}
        </p>
      </div>
    </details>
  )
}
