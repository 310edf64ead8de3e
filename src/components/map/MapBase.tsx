import type { ReactNode } from 'react'

import { belgium, borders, land, lands, outline, provinceBorders, seas, towns, type Named } from './drawn'
import { HEIGHT, place, WIDTH } from './projection'

const SEA = 'color-mix(in srgb, var(--color-moss) 10%, var(--color-paper))'
const halo = { paintOrder: 'stroke', stroke: 'var(--color-card)', strokeWidth: 7, strokeLinejoin: 'round' } as const

const Name = ({ of, locale }: { of: Named; locale: string }) => {
  const { x, y } = place(of)
  return (
    <text x={x} y={y} textAnchor="middle" fill="var(--color-soft)" letterSpacing={3} fontStyle="italic" className="font-serif text-[22px] max-md:text-[28px]">
      {of.name[locale]}
    </text>
  )
}

const GAP = 13

function Towns({ locale }: { locale: string }) {
  return towns.map(({ name, side, size, ...point }) => {
    const { x, y } = place(point)
    return (
      <g key={name.en} className={size === 1 ? 'text-[26px] max-md:text-[42px]' : 'text-[21px] max-md:hidden'}>
        <circle cx={x} cy={y} r={size === 1 ? 5 : 3.5} fill="var(--color-ink)" />
        <text x={side === 'start' ? x - GAP : x + GAP} y={y + 8} textAnchor={side === 'start' ? 'end' : 'start'} fill="var(--color-ink)" {...halo}>
          {name[locale]}
        </text>
      </g>
    )
  })
}

type Props = { locale: string; title?: string; hasTowns?: boolean; children?: ReactNode; className?: string }

/** Belgium with its provinces, a strip of its neighbours and the sea; with a title it is a picture, without one a group of links. */
export function MapBase({ locale, title, hasTowns = true, children, className = '' }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(title && { role: 'img', 'aria-label': title })}
      className={`block h-auto w-full rounded-(--radius-base) ${className}`}
      style={{ background: SEA }}
    >
      <g aria-hidden>
        <path d={land} fill="var(--color-sand-2)" stroke="var(--color-sand)" strokeWidth={2} />
        <path d={borders} fill="none" stroke="var(--color-sand)" strokeWidth={3} />
        <path d={belgium} fill="var(--color-card)" />
        <path d={provinceBorders} fill="none" stroke="var(--color-sand)" strokeWidth={2.5} />
        <path d={outline} fill="none" stroke="var(--color-moss)" strokeOpacity={0.55} strokeWidth={3} strokeLinejoin="round" />
        {[...lands, ...seas].map((each) => (
          <Name key={each.name.en} of={each} locale={locale} />
        ))}
        {hasTowns && <Towns locale={locale} />}
      </g>
      {children}
    </svg>
  )
}
