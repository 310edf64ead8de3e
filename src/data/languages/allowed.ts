import type { PayloadRequest } from 'payload'

import { defaultLocale, locales, type Locale } from '@/i18n/locales'

import { isCollection, translatableConfigs, type TranslatableConfig } from './texts'

/**
 * Returns whether the colleague may update documents of it, by the access rule of the collection.
 */
async function mayWrite(req: PayloadRequest, owner: TranslatableConfig): Promise<boolean> {
  return Boolean(await owner.access.update({ req }))
}

/** Returns the collections and globals that the colleague may translate. */
export async function findTranslatable(req: PayloadRequest): Promise<TranslatableConfig[]> {
  const owners = translatableConfigs(req)
  const allowed = await Promise.all(owners.map((owner) => mayWrite(req, owner)))
  return owners.filter((owner, at) => allowed[at] && !(isCollection(owner) && owner.auth))
}

/** Returns the languages of the site, the main one first. */
export async function findShownLanguages(
  req: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<Locale[]> {
  const { languages } = await req.payload.findGlobal({
    slug: 'settings',
    user: req.user,
    overrideAccess: false,
    depth: 0,
    select: { languages: true },
  })
  const unused = (languages ?? []).flatMap(({ code, use }) => (use === false ? [code] : []))
  return locales.filter((locale) => locale === defaultLocale || !unused.includes(locale))
}
