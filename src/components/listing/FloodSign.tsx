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
      <path
        d="M32 3 61 55H3Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M23 39v-8l9-8 9 8v8"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M14 42q3-3.5 6 0t6 0 6 0 6 0 6 0 6 0M17 49q2.5-3 5 0t5 0 5 0 5 0 5 0 5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
