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
    <section className="energy">
      <h2>{title}</h2>
      <p className="mt-3 max-w-[62ch] text-soft">{text}</p>
      <ul>
        {rows.map(({ key, title: name, value, label, epc, share }) => (
          <li key={key}>
            <span className="flex items-center justify-between gap-3 font-semibold">
              {name}
              {epc && <EpcBadge {...epc} />}
            </span>
            <span aria-hidden="true" className="energy-track">
              {share !== undefined && <span style={{ width: `max(${share}%, 4px)` }} />}
            </span>
            <span className="energy-use">
              <span className="font-semibold text-ink">{value}</span>
              {label && `, ${label}`}
            </span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="energy-marks">
        {energyScaleMarks.map((mark) => (
          <span key={mark} style={{ left: `${shareOnScale(mark)}%` }}>
            {mark}
          </span>
        ))}
      </p>
    </section>
  )
}
