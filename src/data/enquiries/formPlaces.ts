import type { EnquiryKind } from '@/domain/enquiries/forms'
import { isUuid } from '@/domain/lib/uuid'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { documentTag } from '../core/cacheTags'
import { asPublic, idOf, payload } from '../core/payload'
import { findRoutes } from '../site/routes'

type FormBlock = Extract<NonNullable<Module['content']>[number], { blockType: 'contactForm' }>

/** Reads the form block of a module. */
export const findFormBlock = cachedQuery(
  'formBlock',
  (id: string) => [documentTag('modules', id)],
  async (id: string, locale: Locale): Promise<FormBlock | null> => {
    if (!isUuid(id)) return null
    const { docs } = await (
      await payload()
    ).find({
      collection: 'modules',
      ...asPublic(locale),
      depth: 0,
      limit: 1,
      where: { id: { equals: id } },
    })
    return docs[0]?.content?.find((block) => block.blockType === 'contactForm') ?? null
  },
)

/** Finds the thank-you page of this form, else the one for all forms. */
const findThankYouPage = cachedQuery(
  'thanking',
  ['pages'],
  async (form: EnquiryKind, locale: Locale): Promise<string | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'pages',
      ...asPublic(locale),
      depth: 0,
      sort: 'sort',
      select: { thanksFor: true },
      where: { kind: { equals: 'thank_you' } },
    })
    const page =
      docs.find(({ thanksFor }) => thanksFor?.includes(form)) ??
      docs.find(({ thanksFor }) => !thanksFor?.length)
    return page?.id ?? null
  },
)

/**
 * Returns the address of the thank-you page: the one the module names, else that of this form, else
 * the home page.
 */
export async function findThankYouHref(
  form: EnquiryKind,
  block: FormBlock | null,
  locale: Locale,
): Promise<string> {
  // A module can show another form than its own, for a visitor who comes with a question.
  const ownPage = block?.form === form ? idOf(block.thankYouPage) : undefined
  const id = ownPage ?? (await findThankYouPage(form, locale))
  const { hrefFor } = await findRoutes(locale)
  return (id && hrefFor({ kind: 'page', id })) || `/${locale}/`
}
