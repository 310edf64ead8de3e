import type { CollectionSlug, GlobalSlug } from 'payload'

import { studioViews } from '../views'

/** The sections of the guide (docs/guide) to which the "?" of a screen leads. */
type Section =
  | 'start'
  | 'firstLogin'
  | 'secondFactor'
  | 'roles'
  | 'addPage'
  | 'versions'
  | 'changePopup'
  | 'underOption'
  | 'bulk'
  | 'publishApartment'
  | 'pictures'
  | 'media'
  | 'answerLead'
  | 'demands'
  | 'viewings'
  | 'translateHome'
  | 'scheduleArticle'
  | 'release'
  | 'reorderMenu'
  | 'redirects'
  | 'importFeed'
  | 'inviteOwner'
  | 'ownerNews'
  | 'mailTexts'
  | 'inspection'
  | 'privacy'
  | 'wordLists'
  | 'settings'
  | 'log'

type OwnCollection = Exclude<CollectionSlug, `payload-${string}`>

/** A list, and a document of it where the guide has more to say about that. */
type OfCollection = Section | { list: Section; document: Section }

/** Every collection of the studio: the types fail for one without a section. */
const collectionSections: Record<OwnCollection, OfCollection> = {
  pages: 'addPage',
  modules: 'addPage',
  articles: 'scheduleArticle',
  categories: 'wordLists',
  menus: 'reorderMenu',
  redirects: 'redirects',
  releases: 'release',
  media: 'media',
  properties: { list: 'underOption', document: 'publishApartment' },
  projects: 'publishApartment',
  'property-types': 'wordLists',
  cities: 'wordLists',
  activities: 'ownerNews',
  'activity-templates': 'ownerNews',
  documents: 'pictures',
  feeds: 'importFeed',
  'feed-runs': 'importFeed',
  portals: 'importFeed',
  enquiries: 'answerLead',
  demands: 'demands',
  appointments: 'viewings',
  'visit-days': 'viewings',
  subscribers: 'demands',
  testimonials: 'wordLists',
  mails: 'mailTexts',
  'mail-texts': 'mailTexts',
  'answer-templates': 'mailTexts',
  owners: 'inviteOwner',
  reports: 'ownerNews',
  users: 'roles',
  'audit-log': 'log',
}

const globalSections: Record<GlobalSlug, Section> = {
  settings: 'settings',
  'top-bar': 'reorderMenu',
  footer: 'reorderMenu',
  popup: 'changePopup',
  'home-search': 'settings',
  'cookie-texts': 'privacy',
  'path-table': 'redirects',
  'property-detail': 'settings',
  'form-rules': 'settings',
}

const viewSections: Record<keyof typeof studioViews, Section> = {
  dashboard: 'start',
  guide: 'start',
  cityImport: 'wordLists',
  inbox: 'answerLead',
  inspection: 'inspection',
  login: 'firstLogin',
  menusTree: 'reorderMenu',
  pagesTree: 'reorderMenu',
  privacy: 'privacy',
  security: 'secondFactor',
  visits: 'viewings',
}

/** Screens that the CMS or a plugin adds. */
const otherSections: Record<string, Section> = {
  '/account': 'firstLogin',
  '/languages': 'translateHome',
}

/** What every document has beside its form. */
const besidesForm: Record<string, Section> = { versions: 'versions', languages: 'translateHome' }

const sectionOfView = Object.fromEntries([
  ...Object.entries(studioViews).flatMap(([name, view]) =>
    'path' in view ? [[view.path, viewSections[name as keyof typeof studioViews]]] : [],
  ),
  ...Object.entries(otherSections),
]) as Record<string, Section>

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key)

function sectionOfCollection(slug: string, document: string | undefined): Section {
  if (!isKeyOf(collectionSections, slug)) return 'start'
  const section = collectionSections[slug]
  if (typeof section === 'string') return section
  return document === undefined ? section.list : section.document
}

/** Returns the section of the guide about a screen; `path` is its address below that of the studio. */
export function sectionAt(path: string): Section {
  const [kind = '', slug = '', ...rest] = path.split('/').filter(Boolean)
  const beside = rest.find(
    (part, at) => (kind === 'globals' || at > 0) && isKeyOf(besidesForm, part),
  )
  if (beside !== undefined) return besidesForm[beside] ?? 'start'
  if (kind === 'collections') return sectionOfCollection(slug, rest[0])
  if (kind === 'globals') return isKeyOf(globalSections, slug) ? globalSections[slug] : 'start'
  return sectionOfView[`/${kind}`] ?? 'start'
}

/** Every section to which a screen leads, for the test that they all exist. */
export const linkedSections: ReadonlySet<Section> = new Set([
  ...Object.values(collectionSections).flatMap((section) =>
    typeof section === 'string' ? [section] : [section.list, section.document],
  ),
  ...Object.values(globalSections),
  ...Object.values(viewSections),
  ...Object.values(otherSections),
  ...Object.values(besidesForm),
])
