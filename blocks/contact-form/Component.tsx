import { Icon } from '@/components/icon/Icon'
import { findSettings } from '@/data/shell'
import { phoneHref } from '@/domain/links'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'contactForm' }>

/** How to reach the agency about this subject. */
export async function ContactFormModule({ block, locale }: { block: Block; locale: Locale }) {
  const { email, phone } = await findSettings(locale)
  const t = translate(locale)
  return (
    <address id={`form-${block.form}`} className="flex flex-wrap gap-4 not-italic">
      {phone && (
        <a className="button button-act min-h-12" href={phoneHref(phone)}>
          <Icon name="phone" />
          {t('call', { phone: phone })}
        </a>
      )}
      {email && (
        <a className="button min-h-12 hover:bg-ink hover:text-paper" href={`mailto:${email}`}>
          <Icon name="mail" />
          {t('mail')}
        </a>
      )}
    </address>
  )
}
