import type { EnquiryKind } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

import { remembered } from '../cache'
import { one } from '../changes/tags'
import { asPublic, idOf, payload } from '../payload'
import { findRoutes } from '../routes'

type FormBlock = Extract<NonNullable<Module['content']>[number], { blockType: 'contactForm' }>

/** The form a module shows. */
export const findFormBlock = remembered(
  'formBlock',
  (id: string) => [one('modules', id)],
  async (id: string, locale: Locale): Promise<FormBlock | null> => {
    if (!/^[\da-f-]{36}$/.test(id)) return null
    const { docs } = await (await payload()).find({ collection: 'modules', ...asPublic(locale), depth: 0, limit: 1, where: { id: { equals: id } } })
    return docs[0]?.content?.find((block) => block.blockType === 'contactForm') ?? null
  },
)

/** The page that thanks for this form, else the one that thanks for whatever it was. */
const thanking = remembered('thanking', ['pages'], async (form: EnquiryKind, locale: Locale): Promise<string | null> => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'pages',
    ...asPublic(locale),
    ...{ depth: 0, pagination: false, sort: 'sort', select: { thanksFor: true } },
    where: { kind: { equals: 'thank_you' } },
  })
  const own = docs.find(({ thanksFor }) => thanksFor?.includes(form)) ?? docs.find(({ thanksFor }) => !thanksFor?.length)
  return own?.id ?? null
})

/** Where a visitor is thanked: on the page the module names, else on the page of this form, else where the site begins. */
export async function findThanks(form: EnquiryKind, block: FormBlock | null, locale: Locale): Promise<string> {
  // A module for one form may show another, for who came with a question of his own.
  const named = block?.form === form ? idOf(block.thankYouPage) : undefined
  const id = named ?? (await thanking(form, locale))
  const { hrefFor } = await findRoutes(locale)
  return (id && hrefFor({ kind: 'page', id })) || `/${locale}/`
}
