import type { ReactNode } from 'react'

type Props = {
  value: 'accept' | 'decline' | 'save'
  look: 'solid' | 'outline'
  /** Fits half the width of a phone on two lines. */
  isSmall?: boolean
  children: ReactNode
}

const looks = {
  solid: 'border-moss bg-moss text-white hover:bg-moss-deep',
  outline: 'border-ink hover:bg-sand-2',
}

/**
 * A button of the consent dialogs. Accept and decline always look the same. The third button of a
 * row takes the full width on a phone.
 */
export function ChoiceButton({ value, look, isSmall = false, children }: Props) {
  const size = isSmall ? 'min-h-11 px-2 py-1 text-[0.9rem]' : 'min-h-12'
  return (
    <button
      type="button"
      value={value}
      className={`button cursor-pointer justify-center text-center max-md:nth-3:col-span-2 ${size} ${looks[look]}`}
    >
      {children}
    </button>
  )
}
