import { z } from 'zod'

import { activityKinds, activityStatuses, activityTypes } from '@/domain/portal/activities'
import { countries } from '@/domain/catalogue/countries'
import { enquiryKinds } from '@/domain/enquiries/forms'
import {
  constructionStatuses,
  recordStatuses,
  unitStatuses,
} from '@/domain/catalogue/recordStatuses'
import {
  documentKinds,
  linkAppearances,
  linkIcons,
  menuPlaces,
  pageKinds,
} from '@/domain/site/options'
import { epcLabels, goals, banners, provinces } from '@/domain/catalogue/vocabulary'
import { locales } from '@/i18n/locales'

const text = z.object({
  nl: z.string().min(1),
  fr: z.string().min(1),
  en: z.string().min(1),
  de: z.string().min(1),
})
const lines = z.object({
  nl: z.array(z.string()),
  fr: z.array(z.string()),
  en: z.array(z.string()),
  de: z.array(z.string()),
})
const files = z.array(z.string())

export const picture = z.strictObject({
  file: z.string(),
  alt: text,
  caption: text.optional(),
  /** The focal point, in percent from the left and from the top. */
  /** Of a plan: what its width stands for. */
  metresAcross: z.number().optional(),
  focus: z.strictObject({ x: z.number(), y: z.number() }).optional(),
  /** Which listings it can lead: their styles, and when they were built. */
  suits: z
    .strictObject({ styles: z.array(z.string()), built: z.array(z.number()).length(2).optional() })
    .optional(),
})
export const propertyType = z.looseObject({ webId: z.number(), name: text })
export const city = z.strictObject({
  zip: z.string(),
  country: z.enum(countries),
  province: z.enum(provinces).optional(),
  latitude: z.number(),
  longitude: z.number(),
  name: text,
})

export const category = z.looseObject({
  webId: z.number(),
  path: text,
  title: text,
  description: text,
})
export const article = z.strictObject({
  category: z.number(),
  author: z.email(),
  sort: z.number(),
  image: z.string(),
  publishedOn: z.iso.date(),
  path: text,
  title: text,
  summary: text,
  content: lines,
})

export const page = z.strictObject({
  key: z.string(),
  parent: z.string().optional(),
  kind: z.enum(pageKinds),
  thanksFor: z.array(z.enum(enquiryKinds)).optional(),
  sort: z.number(),
  path: text,
  title: text,
  heading: text,
  intro: lines,
  content: lines.optional(),
  image: z.string().optional(),
  goal: z.enum(goals).optional(),
  types: z.array(z.number()).optional(),
  banner: z
    .strictObject({
      type: z.literal('image'),
      images: files,
      phoneFocusX: z.number(),
      phoneFocusY: z.number(),
      withSearch: z.boolean(),
      title: text,
    })
    .optional(),
  modules: z.array(z.string()).optional(),
})

/**
 * The content of a module; names of pages, articles and categories become ids when it is loaded.
 */
export const moduleContent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('article'), articles: z.array(z.string()) }),
  z.strictObject({ type: z.literal('category'), category: z.number() }),
  z.strictObject({
    type: z.literal('propertyList'),
    goal: z.enum(goals),
    order: z.string(),
    onlyNew: z.boolean(),
    firstLarge: z.boolean().optional(),
    page: z.string().optional(),
    label: text.optional(),
  }),
  z.strictObject({ type: z.literal('projectList'), goal: z.enum(goals), order: z.string() }),
  z.strictObject({
    type: z.literal('contactForm'),
    form: z.enum(enquiryKinds),
    thankYouPage: z.string(),
    asksAddressFirst: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('homeSearch'), withTexts: z.boolean() }),
  z.strictObject({
    type: z.literal('steps'),
    steps: z.array(z.strictObject({ title: text, text })),
    price: text,
    priceNote: text,
    testimonial: z.string(),
  }),
  z.strictObject({ type: z.literal('typeTable') }),
  z.strictObject({ type: z.literal('townMap'), goal: z.enum(goals) }),
  z.strictObject({ type: z.literal('quote'), testimonial: z.string(), article: z.string() }),
])
export const siteModule = z.looseObject({
  key: z.string(),
  name: z.string(),
  title: text.optional(),
  description: lines.optional(),
  picture: z.string().optional(),
  video: z.string().optional(),
  block: moduleContent,
})

const link = {
  page: z.string(),
  appearance: z.enum(linkAppearances).optional(),
  icon: z.enum(linkIcons).optional(),
}
export const menu = z.strictObject({
  place: z.enum(menuPlaces),
  title: z.string(),
  items: z.array(z.strictObject({ ...link, children: z.array(z.strictObject(link)).optional() })),
})

export const staffMember = z.looseObject({
  email: z.email(),
  name: z.string(),
  jobTitle: text,
  photo: z.string().optional(),
})
export const owner = z.looseObject({ email: z.email(), manager: z.email() })
export const testimonial = z.looseObject({
  name: z.string(),
  image: z.string().optional(),
  postedBy: text,
  comment: text,
})

/** The facts that the loader uses; the others are copied to the document. */
export const property = z.looseObject({
  reference: z.number(),
  goal: z.enum(goals),
  style: z.string(),
  type: z.number(),
  city: z.string(),
  status: z.enum(recordStatuses),
  marquee: z.enum(banners),
  price: z.number().positive(),
  livingArea: z.number().optional(),
  totalArea: z.number().optional(),
  groundArea: z.number().optional(),
  gardenArea: z.number().optional(),
  terraceArea: z.number().optional(),
  storeArea: z.number().optional(),
  officeArea: z.number().optional(),
  plotWidth: z.number().optional(),
  plotDepth: z.number().optional(),
  bedrooms: z.number().optional(),
  bathrooms: z.number().optional(),
  floor: z.number().optional(),
  floors: z.number().optional(),
  constructionYear: z.number().optional(),
  chargesRenter: z.number().optional(),
  rentalIncome: z.number().optional(),
  epcValue: z.number().optional(),
  epcLabel: z.enum(epcLabels).optional(),
  eLevel: z.number().optional(),
  glazing: z.string().optional(),
  heatingSource: z.string().optional(),
  pictures: files.min(3).max(8),
  plans: files.optional(),
  contact: z.email(),
  owners: z.array(z.email()).optional(),
  project: z.number().optional(),
  unitNumber: z.string().optional(),
  unitStatus: z.enum(unitStatuses).optional(),
})
export type Property = z.infer<typeof property>

export const project = z.looseObject({
  reference: z.number(),
  zip: z.string(),
  type: z.number(),
  contact: z.email(),
  pictures: files,
  plans: files,
  title: text,
  delivery: text,
  description: lines,
  constructions: z.array(
    z.strictObject({ status: z.enum(constructionStatuses), image: z.string(), title: text, text }),
  ),
})

export const document = z.strictObject({
  property: z.number(),
  file: z.string(),
  kind: z.enum(documentKinds),
  title: text,
  asksApproval: z.boolean().optional(),
})

export const activity = z.looseObject({
  property: z.number(),
  kind: z.enum(activityKinds),
  type: z.enum(activityTypes),
  status: z.enum(activityStatuses),
  date: z.iso.datetime(),
  subject: z.string(),
})

export const activityTemplate = z.looseObject({
  name: z.string(),
  kind: z.enum(activityKinds),
  type: z.enum(activityTypes),
  subject: text,
})

export const answerTemplate = z.strictObject({ name: z.string(), subject: text, body: text })

const person = { firstName: z.string(), lastName: z.string(), email: z.email() }
export const enquiry = z.looseObject({
  ...person,
  kind: z.enum(enquiryKinds),
  property: z.number().optional(),
  project: z.number().optional(),
  assignedTo: z.email().optional(),
  notes: z
    .array(z.strictObject({ text: z.string(), by: z.email(), at: z.iso.datetime() }))
    .optional(),
  receivedAt: z.iso.datetime(),
})
export const demand = z.looseObject({
  ...person,
  types: z.array(z.number()),
  cities: z.array(z.string()),
})
/** Days from the day of loading, so that openings are always in the future. */
export const visitDay = z.strictObject({
  property: z.number(),
  agent: z.email(),
  inDays: z.number().int().min(2),
  from: z.iso.time(),
  to: z.iso.time(),
  minutes: z.number().int(),
  capacity: z.number().int(),
  languages: z.array(z.enum(locales)),
})
export const appointment = z.looseObject({
  ...person,
  property: z.number(),
  agent: z.email(),
  start: z.iso.datetime(),
})
export const subscriber = z.looseObject({ email: z.email() })

const variants = z.array(text).min(1)
const byKind = z.record(z.string(), variants)
export const sentences = z.strictObject({
  opening: byKind,
  inside: byKind,
  outside: byKind,
  energy: byKind,
  practical: byKind,
  availability: z.record(z.string(), text),
  glazing: z.record(z.string(), text),
  levels: variants,
})
export const styles = z.record(
  z.string(),
  z.strictObject({
    type: text,
    titles: z.array(z.strictObject({ needs: z.string().optional(), text })),
  }),
)
export const showpieces = z.record(z.string(), z.strictObject({ title: text, description: lines }))
export const texts = z.record(z.string(), text)
export const anyRecord = z.record(z.string(), z.unknown())
