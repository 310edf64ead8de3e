import { Icon, type IconName } from '@/components/icon/Icon'
import type { ListingLocation } from '@/data/catalogue/location'
import { findNearby } from '@/data/map/nearby'
import { findSettings } from '@/data/site/shell'
import { routeHref, streetViewHref } from '@/domain/map/mapLinks'
import { pointKinds, type Distance, type PointKind } from '@/domain/map/nearby'
import { formatNumber, formatTenths } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { ofTown } from '@/i18n/places'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { cityOf } from './picture'

const icons: Record<PointKind, IconName> = {
  station: 'train',
  school: 'school',
  shop: 'cart',
  park: 'tree',
}
const METRES_IN_KM = 1000

const formatDistance = (metres: number): string =>
  metres < METRES_IN_KM ? `${formatNumber(metres)} m` : `${formatTenths(metres / METRES_IN_KM)} km`

function DistanceLine({ distance, locale }: { distance: Distance; locale: Locale }) {
  const { kind, name, metres } = distance
  const kindName = translate(locale)(`map.nearby.${kind}`)
  const length = formatDistance(metres)
  return (
    <li>
      <Icon name={icons[kind]} size={20} />
      <b>{name ?? kindName}</b>
      <span>{name ? `${kindName}, ${length}` : length}</span>
    </li>
  )
}

/** Links to the route and to street view, for listings with a public address. */
function RouteLine({ place, locale }: { place: ListingLocation; locale: Locale }) {
  const t = translate(locale)
  const link = { target: '_blank', rel: 'noreferrer', title: t('map.external') }
  return (
    <li className="print:hidden">
      <Icon name="map_pin" size={20} />
      <a href={routeHref(place)} {...link}>
        {t('map.route')}
      </a>
      <a href={streetViewHref(place)} {...link}>
        {t('map.street')}
      </a>
    </li>
  )
}

type Props = { property: Property; place: ListingLocation; locale: Locale }

/** Straight-line distances from the public point, and links to the way there. */
export async function Nearby({ property, place, locale }: Props) {
  const t = translate(locale)
  const { lat, lng, isExact } = place
  const [found, { nearbyPoints }] = await Promise.all([
    findNearby({ lat, lng }, locale),
    findSettings(locale),
  ])
  const shown: readonly PointKind[] = nearbyPoints ?? pointKinds
  const distances = found.filter(({ kind }) => shown.includes(kind))
  if (distances.length === 0 && !isExact) return null
  const city = cityOf(property)
  return (
    <div className="neighbourhood-nearby">
      {distances.length > 0 && (
        <p>
          {isExact
            ? t('map.nearby.fromHere')
            : t('map.nearby.fromTown', { city: ofTown(city, locale) })}
        </p>
      )}
      <ul>
        {distances.map((distance) => (
          <DistanceLine key={distance.kind} distance={distance} locale={locale} />
        ))}
        {isExact && <RouteLine place={place} locale={locale} />}
      </ul>
    </div>
  )
}
