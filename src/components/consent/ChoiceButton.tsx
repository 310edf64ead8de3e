import type { ReactNode } from 'react'

type Props = {
  value: 'accept' | 'decline' | 'save'
  look: 'solid' | 'outline'
  /** Fits half the width of a phone on two lines. */
  isSmall?: boolean
  children: ReactNode
}

const looks = { solid: 'button-solid', outline: 'border-ink hover:bg-sand-2' }

/** A button of the consent dialogs. Accept and decline always look the same. */
export function ChoiceButton({ value, look, isSmall = false, children }: Props) {
  const size = isSmall ? 'min-h-11 px-2 py-1 text-[0.9rem]' : 'min-h-12'
  return (
    <button
      type="button"
      value={value}
      className={`button justify-center text-center ${size} ${looks[look]}`}
    >
      {children}
    </button>
  )
}
