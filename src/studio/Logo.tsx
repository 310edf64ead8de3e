/** The logo: a roof with a hearth fire, as in the header of the site. */
export function Icon() {
  return (
    <svg
      viewBox="0 0 34 34"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="M3 31V14L17 3l14 11v17" />
      <path
        d="M17 31c-5 0-7-3-7-6.500 0-4 4-5 4.500-10 4 2 9.500 5.500 9.500 10.500 0 3.500-2 6-7 6Z"
        fill="#b4532a"
        stroke="none"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 14,
        font: '440 1.9rem/1 Georgia, serif',
      }}
    >
      <Icon />
      Hestia
    </span>
  )
}
