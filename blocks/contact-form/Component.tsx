import { ASK_ANCHOR } from '@/domain/leads'
import { FormView } from '@/forms/FormView'
import { askedForm, isInstead } from '@/forms/asked'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'contactForm' }>
type Props = { block: Block; module: Module; locale: Locale; page: string; query: Query }

/** The form staff chose; the one for questions becomes what the visitor came to ask. */
export function ContactFormModule({ block, module, locale, page, query }: Props) {
  const isAsked = isInstead(block.form, query)
  const form = <FormView kind={askedForm(block.form, query)} locale={locale} page={page} query={query} module={module.id} isTitled={isAsked} />
  return isAsked ? <div id={ASK_ANCHOR}>{form}</div> : form
}
