import type { EnquiryKind } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'

import { findModules, findPageById } from './pages'
import { findPageNodes, findRoutes } from './routes'

/** Where the page with this form lies: the first one that is shown in this language. */
export async function findFormPage(form: EnquiryKind, locale: Locale): Promise<string | undefined> {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  for (const { id } of [...nodes.values()].filter(({ kind }) => kind === 'contact')) {
    const href = hrefFor({ kind: 'page', id })
    const page = href ? await findPageById(id, locale) : null
    const modules = page ? await findModules(page, locale) : []
    if (modules.some(({ content }) => content?.some((block) => block.blockType === 'contactForm' && block.form === form))) return href
  }
  return undefined
}
