import { z } from 'zod'

import { themeView } from '../view'

const text = z.string()
const row = z.object({ label: text, value: text })
const section = z.object({
  heading: text,
  /** Whether the heading begins something new, such as a property. */
  isMain: z.boolean(),
  lines: z.array(text),
  rows: z.array(row),
})

/** One PDF of an inspection file: headings with what they hold. */
export const inspectionView = z.object({
  language: text,
  title: text,
  lines: z.array(text),
  agency: text,
  sections: z.array(section),
  note: text,
  page: text,
  theme: themeView,
})
export type InspectionView = z.infer<typeof inspectionView>
