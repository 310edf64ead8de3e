import { z } from 'zod'

import { themeView } from '../view'

const text = z.string()
const row = z.object({ label: text, value: text })
const note = z.object({ day: text, text })

/** The figures of one property in a month, and what was done for it. */
const section = z.object({
  /** The id of the property; reports of before December 2026 lack it. */
  property: text.optional(),
  reference: text,
  title: text,
  place: text,
  mandate: text.default(''),
  rows: z.array(row),
  compared: text,
  reactions: z.array(note).default([]),
  shown: text.default(''),
  next: z.array(note).default([]),
  papers: z.array(text).default([]),
  done: z.array(z.object({ day: text, title: text, comment: text })),
})

/** Headings of what reports tell since December 2026; older ones lack them, and what they head. */
const headings = z
  .object({ reactions: text, shown: text, next: text, papers: text })
  .default({ reactions: '', shown: '', next: '', papers: '' })

/** All texts and figures of a monthly report. It is stored as it was written. */
export const reportView = z.object({
  language: text,
  fileName: text,
  title: text,
  month: text,
  owner: text,
  agency: z.object({ name: text, lines: z.array(text) }),
  sections: z.array(section),
  headings,
  done: text,
  nothing: text,
  note: text,
  page: text,
  theme: themeView,
})
export type ReportView = z.infer<typeof reportView>
