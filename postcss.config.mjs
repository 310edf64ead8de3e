import { leanStyles } from './scripts/lib/lean-styles.mjs'

// Next makes the sheets small; Tailwind would change what the second plugin looks for.
export default { plugins: [['@tailwindcss/postcss', { optimize: false }], leanStyles] }
