/**
 * The closed lists behind pages, modules, menus and settings. Their names stand in `words.json` or
 * under `options` in the messages.
 */
export const pageKinds = [
  ...([
    'home',
    'content',
    'property_list',
    'project_list',
    'contact',
    'testimonials',
    'thank_you',
    'legal',
    'not_found',
    'login',
  ] as const),
  ...(['favourites', 'compare', 'search', 'personal'] as const),
] as const
export type PageKind = (typeof pageKinds)[number]

/** Kinds of which the site has one page: a second one could never be reached. */
export const singlePageKinds: readonly PageKind[] = [
  'home',
  'not_found',
  'login',
  'favourites',
  'compare',
  'search',
  'personal',
]

/**
 * Kinds that lead nowhere from a search: thanks after a form, the login, what a visitor keeps on
 * their own device.
 */
export const unlistedPageKinds: readonly PageKind[] = [
  'thank_you',
  'login',
  'not_found',
  'favourites',
  'compare',
  'search',
  'personal',
]

export const bannerTypes = ['none', 'image', 'gallery', 'video'] as const
export type BannerType = (typeof bannerTypes)[number]

export const redirectKinds = ['none', 'page', 'url'] as const

/** Where an old address leads. */
export const redirectTargets = ['page', 'article', 'url'] as const

export const menuPlaces = ['main', 'drawer', 'footer', 'legal'] as const

export const linkKinds = ['page', 'url'] as const

export const linkAppearances = ['link', 'button'] as const

export const linkIcons = ['none', 'phone', 'mail', 'user', 'search', 'map_pin', 'calendar'] as const

export const titleSizes = ['small', 'medium', 'large'] as const

export const modulePositions = ['left', 'center', 'right'] as const

export const moduleViews = ['single', 'card', 'news', 'row'] as const

export const moduleTints = ['none', 'sand', 'moss'] as const

/**
 * Columns out of twelve that a module fills, objects side by side, and the most it shows. Text,
 * because a choice is stored as text.
 */
export const moduleSpans = ['10', '12'] as const
export const rowCounts = ['3', '4'] as const
export const itemLimits = ['3', '4', '6'] as const

export const listOrders = ['newest', 'price_asc', 'price_desc'] as const

export const documentKinds = [
  'plan',
  'epc',
  'asbestos',
  'soil',
  'planning',
  'electrical',
  'contract',
  'brochure',
  'other',
] as const

export const factFormats = [
  'plain',
  'number',
  'area',
  'length',
  'money',
  'date',
  'year',
  'yes_no',
  'option',
  'energy',
] as const
export type FactFormat = (typeof factFormats)[number]

/** What a condition rule can ask of a fact. */
export const conditionLogics = [
  'filled',
  'empty',
  'equals',
  'not_equals',
  'greater',
  'less',
  'contains',
] as const
export type ConditionLogic = (typeof conditionLogics)[number]

export const publicationStates = ['published', 'hidden'] as const
export const popupStates = ['yes', 'no'] as const

/** Where an article module takes its articles from. */
export const articleSources = ['chosen', 'category'] as const

/** Typefaces that ship with the site: for headings and for text. */
export const headingFonts = ['fraunces', 'newsreader'] as const
export const textFonts = ['figtree', 'instrument_sans'] as const
export const mapStyles = ['light', 'streets', 'satellite'] as const

/** Where owners log in, in every language: links in mails lead there, so no page moves it. */
export const LOGIN_SEGMENT = 'login'
