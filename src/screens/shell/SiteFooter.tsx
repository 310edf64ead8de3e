import { Footer } from '@/components/shell/Footer'
import { Static } from '@/components/static/Static'
import { RichText } from '@/components/text/RichText'
import { findFooter, findMenus, findSettings } from '@/data/site/shell'
import { pageHrefResolver } from '@/data/site/pageLinks'
import { findTextLinks } from '@/data/site/textLinks'
import { picturesOf } from '@/data/catalogue/views/picture'
import { consentAnchor } from '@/domain/privacy/consent'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { identityLines } from './identity'
import { legalHrefs } from '@/data/site/legalLinks'
import { menuLinks } from './menuLinks'

export async function SiteFooter({ locale }: { locale: Locale }) {
  const [footer, menus, settings, hrefOf, { cookies = '' }] = await Promise.all([
    findFooter(locale),
    findMenus(locale),
    findSettings(locale),
    pageHrefResolver(locale),
    legalHrefs(locale),
  ])
  const t = translate(locale)
  const links = (place: string) =>
    menuLinks(menus.find((menu) => menu.place === place)?.items, hrefOf)
  const columns = (footer.columns ?? []).filter((column) => column.public === true)
  const hrefOfLink = await findTextLinks(locale, ...columns.map(({ full }) => full))
  const reopen = {
    label: t('consent.reopen'),
    href: `${cookies}${consentAnchor}`,
    isButton: false,
    newTab: false,
    children: [],
  }
  return (
    <Static>
      <Footer
        columns={columns.map((column, index) => ({
          key: column.id ?? String(index),
          title: column.title ?? '',
          intro: column.intro ?? '',
          full: <RichText text={column.full} hrefOf={hrefOfLink} className="footer-text" />,
          pictures: picturesOf(column.images),
        }))}
        links={links('footer')}
        legal={[...links('legal'), reopen]}
        identity={identityLines(settings, locale)}
        {...(settings.codeOfConductUrl && {
          conduct: { href: settings.codeOfConductUrl, label: t('agency.conduct') },
        })}
        copyright={footer.copyright ?? ''}
        words={{ links: t('footerLinks'), legal: t('legal') }}
      />
    </Static>
  )
}
