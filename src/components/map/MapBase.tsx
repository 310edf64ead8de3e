import type { ReactNode } from 'react'

import {
  borders,
  land,
  lands,
  outline,
  provinceBorders,
  seas,
  towns,
  type NamedPoint,
} from './mapShapes'
import { HEIGHT, toMapPixel, WIDTH } from './projection'

const SEA = 'color-mix(in srgb, var(--color-moss) 10%, var(--color-paper))'
const textHalo = {
  paintOrder: 'stroke',
  stroke: 'var(--color-card)',
  strokeWidth: 7,
  strokeLinejoin: 'round',
} as const

const Name = ({ of, locale }: { of: NamedPoint; locale: string }) => {
  const { x, y } = toMapPixel(of)
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fill="var(--color-soft)"
      letterSpacing={3}
      fontStyle="italic"
      className="font-serif text-[22px] max-md:text-[28px]"
    >
      {of.name[locale]}
    </text>
  )
}

const LABEL_GAP = 13

function Towns({ locale }: { locale: string }) {
  return towns.map(({ name, side, size, ...point }) => {
    const { x, y } = toMapPixel(point)
    return (
      <g
        key={name.en}
        className={size === 1 ? 'text-[26px] max-md:text-[42px]' : 'text-[21px] max-md:hidden'}
      >
        <circle cx={x} cy={y} r={size === 1 ? 5 : 3.5} fill="var(--color-ink)" />
        <text
          x={side === 'start' ? x - LABEL_GAP : x + LABEL_GAP}
          y={y + 8}
          textAnchor={side === 'start' ? 'end' : 'start'}
          fill="var(--color-ink)"
          {...textHalo}
        >
          {name[locale]}
        </text>
      </g>
    )
  })
}

type Props = {
  locale: string
  title?: string
  hasTowns?: boolean
  children?: ReactNode
  className?: string
}

/**
 * Belgium with its provinces, its neighbours and the sea. With a title it is an image, without one
 * a container for links.
 */
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
        <path d={outline} fill="var(--color-card)" />
        <path d={provinceBorders} fill="none" stroke="var(--color-sand)" strokeWidth={2.5} />
        <path
          d={outline}
          fill="none"
          stroke="var(--color-moss)"
          strokeOpacity={0.55}
          strokeWidth={3}
          strokeLinejoin="round"
        />
        {[...lands, ...seas].map((label) => (
          <Name key={label.name.en} of={label} locale={locale} />
        ))}
        {hasTowns && <Towns locale={locale} />}
      </g>
      {children}
    </svg>
  )
}
