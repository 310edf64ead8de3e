import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  PayloadRequest,
  Where,
} from 'payload'

import { isLocale } from '@/i18n/locales'
import type { User } from '@/payload-types'

/** Where Payload remembers in which language a colleague reads and writes content. */
const collection = 'payload-preferences'

const preferenceOf = (id: string): Where => ({
  and: [
    { key: { equals: 'locale' } },
    { 'user.relationTo': { equals: 'users' } },
    { 'user.value': { equals: id } },
  ],
})

type Preference = { id: string; value?: unknown }

const findPreference = (req: PayloadRequest, id: string): Promise<Preference | null> =>
  req.payload.db.findOne<Preference>({ collection, where: preferenceOf(id), req })

/** Opens the studio with content in the language of the colleague, unless they chose another. */
export const beginInOwnLanguage: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (!isLocale(user.language) || (await findPreference(req, user.id))) return user
  await req.payload.db.create({
    collection,
    data: { key: 'locale', user: { relationTo: 'users', value: user.id }, value: user.language },
    req,
  })
  return user
}

/** The language of the content follows that of the colleague, unless they chose another. */
export const followOwnLanguage: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.language === previousDoc.language) return doc
  const preference = await findPreference(req, doc.id)
  if (preference?.value === previousDoc.language)
    await req.payload.db.updateOne({
      collection,
      id: preference.id,
      data: { value: doc.language },
      req,
    })
  return doc
}
