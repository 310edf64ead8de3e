import { EpcBadge } from '@/components/cards/EpcBadge'
import { energyScaleMarks, shareOnScale } from '@/domain/catalogue/comparison'

import type { EnergyRow } from './types'

/**
 * The yearly energy use of each listing as bars on one scale. The text beside each bar gives the
 * same value.
 */
export function EnergyScale({
  rows,
  title,
  text,
}: {
  rows: EnergyRow[]
  title: string
  text: string
}) {
  return (
    <section className="border-t border-ink/80 pt-8">
      <h2 className="text-[1.9rem]">{title}</h2>
      <p className="mt-3 max-w-[62ch] text-soft">{text}</p>
      <ul className="mt-7 grid gap-6">
        {rows.map(({ key, title: name, value, label, epc, share }) => (
          <li
            key={key}
            className="grid items-center gap-x-8 gap-y-2 md:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <span className="flex items-center justify-between gap-3 font-semibold">
              {name}
              {epc && <EpcBadge {...epc} />}
            </span>
            <span aria-hidden="true" className="energy-track">
              {share !== undefined && <span style={{ width: `max(${share}%, 4px)` }} />}
            </span>
            <span className="text-[0.95rem] text-soft md:col-start-2">
              <span className="font-semibold text-ink">{value}</span>
              {label && `, ${label}`}
            </span>
          </li>
        ))}
      </ul>
      <p
        aria-hidden="true"
        className="relative mt-4 h-6 border-t border-sand text-xs text-soft md:ml-[17rem]"
      >
        {energyScaleMarks.map((mark) => (
          <span
            key={mark}
            className="absolute top-1.5 -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: `${shareOnScale(mark)}%` }}
          >
            {mark}
          </span>
        ))}
      </p>
    </section>
  )
}
