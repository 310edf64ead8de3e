import type { Province } from '@/domain/vocabulary'

import { provincePaths } from './drawn'
import { MapBase } from './MapBase'
import { place } from './projection'

type ProvinceLink = { name: string; href: string; isCurrent: boolean }

type Props = { links: Partial<Record<Province, ProvinceLink>>; locale: string }

/** The provinces as links on a drawn map. */
export function ProvinceMap({ links, locale }: Props) {
  return (
    <MapBase locale={locale} hasTowns={false} className="province-map">
      {provincePaths.map(({ id, path, label }) => {
        const link = links[id]
        if (!link) return null
        const { x, y } = place(label)
        return (
          <a key={id} href={link.href} aria-current={link.isCurrent ? 'true' : undefined}>
            <path d={path} />
            <text x={x} y={y} textAnchor="middle">
              {link.name}
            </text>
          </a>
        )
      })}
    </MapBase>
  )
}
