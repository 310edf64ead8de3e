import { Text as PdfText } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'

/** What no line break is worth. */
const NEVER = 10_000

/**
 * A text that is broken at blanks alone. The layout takes the place where one typeface follows another for a
 * syllable, and would break a name such as Şükrü behind its first letter.
 */
export const Text = (props: ComponentProps<typeof PdfText>) => (
  <PdfText hyphenationPenalty={NEVER} {...props} />
)
