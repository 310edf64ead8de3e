/** The icons of the map buttons, as paths in a square of 24. */
const icons = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
} as const

type Props = { icon: keyof typeof icons; name: string; onPress: () => void; className?: string }

export function MapButton({ icon, name, onPress, className = '' }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className={`grid size-11 place-items-center rounded-(--radius-base) bg-card text-ink hover:bg-sand-2 ${className}`}
    >
      <svg
        viewBox="0 0 24 24"
        width={20}
        height={20}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        aria-hidden
      >
        <path d={icons[icon]} />
      </svg>
    </button>
  )
}
