import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'

import { findModules, findPageById } from './pages'
import { findPagesOfKind } from './tree/findPages'

/** Returns the address of the first page with this form that is shown in this language. */
export async function findFormPage(form: EnquiryKind, locale: Locale): Promise<string | undefined> {
  for (const { id, href } of await findPagesOfKind('contact', locale)) {
    const page = await findPageById(id, locale)
    const modules = page ? await findModules(page, locale) : []
    if (
      modules.some(({ content }) =>
        content?.some(
          (block) =>
            block.blockType === 'contactForm' && block.form === form && !block.asksAddressFirst,
        ),
      )
    )
      return href
  }
  return undefined
}
