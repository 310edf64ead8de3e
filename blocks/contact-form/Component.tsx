import { AddressFirst } from '@/components/form/AddressFirst'
import { findFormPage } from '@/data/site/formPages'
import { ASK_ANCHOR } from '@/domain/enquiries/enquiries'
import { FormView } from '@/forms/FormView'
import { formToShow, replacesContactForm } from '@/forms/formToShow'
import { asksAboutHome } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Query } from '@/i18n/query'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'contactForm' }>
type Props = { block: Block; module: Module; locale: Locale; page: string; query: Query }

/** The page with the whole form, when only the address is asked here. */
const findWholeForm = async ({ asksAddressFirst, form }: Block, locale: Locale) =>
  asksAddressFirst && asksAboutHome(form) ? await findFormPage(form, locale) : undefined

function FirstStep({ block, whole, locale }: { block: Block; whole: string; locale: Locale }) {
  const t = translate(locale)
  return (
    <AddressFirst
      id={`address-${block.id}`}
      action={whole}
      words={{
        label: t('homeParts.address'),
        example: t('homeParts.addressExample'),
        send: t(`form.send.${block.form}`),
        next: t('homeParts.addressNext'),
      }}
    />
  )
}

/** Renders the chosen form, or its first question. A contact form is replaced by the form the query asks for. */
export async function ContactFormModule({ block, module, locale, page, query }: Props) {
  const whole = await findWholeForm(block, locale)
  if (whole !== undefined) return <FirstStep block={block} whole={whole} locale={locale} />
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
