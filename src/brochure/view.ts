import { z } from 'zod'

const text = z.string()
const row = z.object({ label: text, value: text })
const picture = z.object({ url: text, label: text.optional() })
const block = z.object({ kind: z.enum(['paragraph', 'heading', 'item']), text })
const colours = z.object({ paper: text, ink: text, moss: text, brick: text, sand: text })

/** The colours and typefaces of the site for print. */
export const themeView = z.object({ colours, headingFont: text, textFont: text })

/** All texts and pictures of a brochure. Nothing else can appear in it. */
export const brochureView = z.object({
  language: text,
  reference: text,
  fileName: text,
  title: text,
  subject: text,
  goal: text,
  place: text,
  price: text,
  keys: z.array(row),
  about: z.object({ heading: text, blocks: z.array(block) }),
  groups: z.array(z.object({ heading: text, rows: z.array(row) })),
  scale: z
    .object({
      heading: text,
      label: text,
      /** The label as the region calls it, for the card. */
      badge: text,
      own: text,
      /** Empty where the bands of homes do not count. */
      bands: z.array(z.object({ name: text, label: text, isOwn: z.boolean() })),
    })
    .optional(),
  /** What the law wants said, in whole sentences; the flood sign with its words, where it is due. */
  law: z.object({ sentences: z.array(text), sign: text.optional() }).optional(),
  pictures: z.array(picture),
  plans: z.object({
    heading: text,
    /** What stands below a plan that is drawn to a scale, with `{scale}`, and below another. */
    scale: text,
    noScale: text,
    /** `metres` is what the width of the picture stands for. */
    pictures: z.array(picture.extend({ metres: z.number().positive().optional() })),
  }),
  contact: z.object({
    heading: text,
    lines: z.array(text),
    name: text,
    scan: text,
    url: text,
    /** The assigned agent, as far as they are public. */
    agent: z.object({ name: text, lines: z.array(text), photo: picture.optional() }).optional(),
  }),
  /** The drawn streets around the public point, where the map has them. */
  map: z.object({ url: text, attribution: text }).optional(),
  /** What buying costs, or what a tenant pays at the start; absent where no price is told. */
  costs: z
    .object({ heading: text, rows: z.array(row), total: row, loan: row.optional(), note: text })
    .optional(),
  /** The heading of the lines for notes. */
  notes: text,
  identity: z.array(text),
  /** The agency's fees with their heading; absent when there is no text in this language. */
  fees: row.optional(),
  note: text,
  page: text,
  theme: themeView,
})
export type BrochureView = z.infer<typeof brochureView>

/** A card for the shop window says less than a brochure, on one page. */
export const cardSizes = ['A4', 'A3'] as const
export const cardView = z.object({ size: z.enum(cardSizes), view: brochureView })
export type CardView = z.infer<typeof cardView>

/** The page for those who come to a viewing; `paper` gives it a hash of its own. */
export const letterView = z.object({ paper: z.literal('letter'), view: brochureView })
export type LetterView = z.infer<typeof letterView>
