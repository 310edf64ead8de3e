import { Icon } from '@/components/icon/Icon'
import { findSettings } from '@/data/site/shell'
import { phoneHref } from '@/domain/site/links'
import { internationalPhone } from '@/domain/lib/phone'
import { ASK_ANCHOR } from '@/domain/enquiries/enquiries'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** The price of a project, and how to contact the agency. */
export async function AskAgency({
  heading,
  note,
  canAsk,
  locale,
}: {
  heading: string
  note: string
  canAsk: boolean
  locale: Locale
}) {
  const { phone, email } = await findSettings(locale)
  const t = translate(locale)
  return (
    <section
      aria-label={t('property.contact')}
      className="order-first grid content-start gap-4 self-start lg:order-none rounded-(--radius-base) border border-sand bg-card p-7 lg:sticky lg:top-28"
    >
      <p className="font-serif text-[2rem] leading-tight">{heading}</p>
      {note && <p className="text-soft">{note}</p>}
      <p>{t('property.contact')}</p>
      {canAsk && (
        <a className="button button-solid min-h-12 justify-center" href={`#${ASK_ANCHOR}`}>
          {t('listing.ask.information')}
        </a>
      )}
      {phone && (
        <a
          className="button min-h-12 justify-center hover:bg-ink hover:text-paper"
          href={phoneHref(phone)}
        >
          <Icon name="phone" />
          {t('call', { phone: internationalPhone(phone) })}
        </a>
      )}
      {email && (
        <a
          className="button min-h-12 justify-center hover:bg-ink hover:text-paper"
          href={`mailto:${email}`}
        >
          <Icon name="mail" />
          {t('mail')}
        </a>
      )}
    </section>
  )
}
