import { isolateObjectProperty, type PayloadRequest } from 'payload'

import { locales, type Locale } from '@/i18n/locales'

/** The home page as visitors have it. */
export type LiveHome = { id: string; shownIn: Locale[]; unpublishAt: string | null }

/** Finds the published home page, for any reader; nothing of a draft. */
export async function findLiveHome(req: PayloadRequest): Promise<LiveHome | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { kind: { equals: 'home' }, _status: { equals: 'published' } },
    select: { public: true, unpublishAt: true },
    locale: 'all',
    draft: false,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    // Payload writes the locale of a query into its request: the save around it goes on in its own.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const [home] = docs
  if (!home) return undefined
  // With the locale `all` it is one flag for each language.
  const flags: unknown = home.public
  const isShown = new Map<string, unknown>(Object.entries(flags ?? {}))
  const shownIn = locales.filter((locale) => isShown.get(locale) === true)
  return { id: String(home.id), shownIn, unpublishAt: home.unpublishAt ?? null }
}

/** Finds the languages that the agency uses, as they are stored. */
export async function findStoredLanguages(req: PayloadRequest): Promise<Locale[]> {
  const { languages } = await req.payload.findGlobal({
    slug: 'settings',
    select: { languages: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return (languages ?? []).flatMap(({ code, use }) => (use ? [code] : []))
}
