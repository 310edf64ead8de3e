import { floodSignLines } from './floodSignLines'

/** The flood warning sign: a house with water at its door, in a triangle. */
export function FloodSign({ label, width = 64 }: { label: string; width?: number }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 64 58"
      width={width}
      height={Math.round((width * 58) / 64)}
      className="shrink-0 text-brick"
    >
      {floodSignLines.map(({ path, width: stroke }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={stroke}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
