import { ASK_ANCHOR } from '@/domain/enquiries/enquiries'
import { FormView } from '@/forms/FormView'
import { formToShow, replacesContactForm } from '@/forms/formToShow'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'contactForm' }>
type Props = { block: Block; module: Module; locale: Locale; page: string; query: Query }

/** Renders the chosen form. A contact form is replaced by the form the query asks for. */
export function ContactFormModule({ block, module, locale, page, query }: Props) {
  const isReplacement = replacesContactForm(block.form, query)
  const form = (
    <FormView
      kind={formToShow(block.form, query)}
      locale={locale}
      page={page}
      query={query}
      module={module.id}
      isTitled={isReplacement}
    />
  )
  return isReplacement ? <div id={ASK_ANCHOR}>{form}</div> : form
}
