import type { ReactNode } from 'react'

type Props = { value: 'accept' | 'decline' | 'save' | 'settings'; look: 'solid' | 'outline'; children: ReactNode }

const looks = { solid: 'border-moss bg-moss text-white hover:bg-moss-deep', outline: 'border-ink hover:bg-sand-2' }

/** Accepting and declining are always drawn alike. The third of a row fills the width of a phone. */
export function ChoiceButton({ value, look, children }: Props) {
  return (
    <button type="button" value={value} className={`button min-h-12 cursor-pointer justify-center text-center max-md:nth-3:col-span-2 ${looks[look]}`}>
      {children}
    </button>
  )
}
