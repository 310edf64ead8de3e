import type { Province } from '@/domain/catalogue/vocabulary'

import { provincePaths } from './mapShapes'
import { MapBase } from './MapBase'
import { toMapPixel } from './projection'

type ProvinceLink = { name: string; count: number; href: string; isCurrent: boolean }

type Props = { links: Partial<Record<Province, ProvinceLink>>; locale: string }

/**
 * A map of the provinces, each a link with its number of listings. A province without listings is
 * only drawn.
 */
export function ProvinceMap({ links, locale }: Props) {
  return (
    <MapBase locale={locale} hasTowns={false} className="province-map">
      {provincePaths.map(({ id, path, label }) => {
        const link = links[id]
        if (!link || (link.count === 0 && !link.isCurrent)) return null
        const { x, y } = toMapPixel(label)
        return (
          <a
            key={id}
            href={link.href}
            rel="nofollow"
            aria-current={link.isCurrent ? 'true' : undefined}
            aria-label={`${link.name}, ${link.count}`}
          >
            <title>{`${link.name}, ${link.count}`}</title>
            <path d={path} />
            <circle cx={x} cy={y} r={30} />
            <text x={x} y={y + 12} textAnchor="middle">
              {link.count}
            </text>
          </a>
        )
      })}
    </MapBase>
  )
}
