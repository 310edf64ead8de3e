import { floodSignLines } from './floodSignLines'

/** The flood warning sign: a house with water at its door, in a triangle. */
export function FloodSign({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 64 58"
      width={64}
      height={58}
      className="shrink-0 text-brick"
    >
      {floodSignLines.map(({ path, width }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={width}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
