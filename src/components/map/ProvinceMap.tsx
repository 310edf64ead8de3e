import type { Province } from '@/domain/vocabulary'

import { provincePaths } from './drawn'
import { MapBase } from './MapBase'
import { place } from './projection'

type ProvinceLink = { name: string; count: number; href: string; isCurrent: boolean }

type Props = { links: Partial<Record<Province, ProvinceLink>>; locale: string }

/** The provinces on a drawn map, each a link with how many it leads to; one that leads to none is only drawn. */
export function ProvinceMap({ links, locale }: Props) {
  return (
    <MapBase locale={locale} hasTowns={false} className="province-map">
      {provincePaths.map(({ id, path, label }) => {
        const link = links[id]
        if (!link || (link.count === 0 && !link.isCurrent)) return null
        const { x, y } = place(label)
        return (
          <a key={id} href={link.href} rel="nofollow" aria-current={link.isCurrent ? 'true' : undefined} aria-label={`${link.name}, ${link.count}`}>
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
