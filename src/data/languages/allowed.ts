import type { PayloadRequest } from 'payload'

import { defaultLocale, locales, type Locale } from '@/i18n/locales'

import { isCollection, ownersOf, type Owner } from './texts'

/** Whether the colleague may write documents of it: the rule of the collection itself is asked. */
async function mayWrite(req: PayloadRequest, owner: Owner): Promise<boolean> {
  return Boolean(await owner.access.update({ req }))
}

/** What the colleague may translate. */
export async function findTranslatable(req: PayloadRequest): Promise<Owner[]> {
  const owners = ownersOf(req)
  const allowed = await Promise.all(owners.map((owner) => mayWrite(req, owner)))
  return owners.filter((owner, at) => allowed[at] && !(isCollection(owner) && owner.auth))
}

/** The languages that the site speaks, the main one first. */
export async function findShownLanguages(req: PayloadRequest): Promise<Locale[]> {
  const { languages } = await req.payload.findGlobal({ slug: 'settings', user: req.user, overrideAccess: false, depth: 0, select: { languages: true } })
  const unused = (languages ?? []).flatMap(({ code, use }) => (use === false ? [code] : []))
  return locales.filter((locale) => locale === defaultLocale || !unused.includes(locale))
}
