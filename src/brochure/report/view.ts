import { z } from 'zod'

import { themeView } from '../view'

const text = z.string()
const row = z.object({ label: text, value: text })

/** The figures of one property in a month, and what was done for it. */
const section = z.object({
  reference: text,
  title: text,
  place: text,
  rows: z.array(row),
  compared: text,
  done: z.array(z.object({ day: text, title: text, comment: text })),
})

/** All texts and figures of a monthly report. It is stored as it was sent. */
export const reportView = z.object({
  language: text,
  fileName: text,
  title: text,
  month: text,
  owner: text,
  agency: z.object({ name: text, lines: z.array(text) }),
  sections: z.array(section),
  done: text,
  nothing: text,
  note: text,
  page: text,
  theme: themeView,
})
export type ReportView = z.infer<typeof reportView>
