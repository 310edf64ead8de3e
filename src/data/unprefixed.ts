import type { Locale } from '@/i18n/locales'

import { findProject, findProperty } from './listings'
import { find } from './found'
import { findNamed } from './pathTable'
import { findLanguages, findRoutes, projectRoute, propertyRoute } from './routes'

/** `forGood` when it is an old or outside name of that one place; a choice of language is never for good. */
type Onward = { to: string; forGood: boolean }

/** The deep link of the agencies' own software: a property or project by its number. */
async function byReference(reference: number, languages: readonly Locale[]): Promise<string | undefined> {
  for (const locale of languages) {
    const routes = await findRoutes(locale)
    const [property, project] = await Promise.all([findProperty(reference, locale), findProject(reference, locale)])
    const route = property ? propertyRoute(property) : project ? projectRoute(project) : undefined
    const href = route && routes.hrefFor(route)
    if (href) return href
  }
  return undefined
}

/** Where an address without a language leads: in the visitor's language when it exists there, else in the first that has it. */
export async function findWithoutLanguage(segments: readonly string[], chosen: Locale | undefined): Promise<Onward | null> {
  const { inUse, main } = await findLanguages()
  const first = chosen && inUse.includes(chosen) ? chosen : main
  const languages = [first, ...inUse.filter((locale) => locale !== first)]
  const [head, reference, ...more] = segments
  if (head === 'property') {
    const to = reference && more.length === 0 && /^[1-9]\d{0,8}$/.test(reference) ? await byReference(Number(reference), languages) : undefined
    return to === undefined ? null : { to, forGood: true }
  }
  const path = segments.join('/')
  const named = await findNamed(first, path)
  if (named !== undefined) return { to: named, forGood: false }
  for (const locale of languages) if (await find(locale, segments)) return { to: `/${locale}/${path}/`, forGood: false }
  return null
}
