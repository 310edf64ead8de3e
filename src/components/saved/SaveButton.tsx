import type { ReactNode } from 'react'

import { pressesFor } from '@/components/island/attributes'

type Props = { mark: string; label: string; className: string; children: ReactNode }

/**
 * A toggle button that one island handles for the whole page. Hidden without scripts.
 */
export function SaveButton({ mark, label, className, children }: Props) {
  return (
    <button
      type="button"
      data-keep={mark}
      aria-pressed="false"
      aria-label={label}
      className={className}
      {...pressesFor('saved')}
    >
      {children}
    </button>
  )
}
