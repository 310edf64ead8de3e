import type { ReactNode } from 'react'

import { asleep } from '@/components/early/names'

type Props = { mark: string; label: string; className: string; children: ReactNode }

/** A switch that a script of the shell answers for the whole page; without scripts it is not shown. */
export function KeepButton({ mark, label, className, children }: Props) {
  return (
    <button type="button" data-keep={mark} aria-pressed="false" aria-label={label} className={className} {...asleep}>
      {children}
    </button>
  )
}
