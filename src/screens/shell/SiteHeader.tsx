import { Drawer } from '@/components/shell/Drawer'
import { Header } from '@/components/shell/Header'
import { Languages } from '@/components/shell/Languages'
import { MainMenu } from '@/components/shell/MainMenu'
import { TopBar } from '@/components/shell/TopBar'
import type { LinkView } from '@/components/shell/types'
import { findMenus, findSettings, findTopBar } from '@/data/shell'
import { linkOf } from '@/data/views/links'
import { pictureOf } from '@/data/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { legalHrefs } from './legalHrefs'
import { menuLinks } from './menuLinks'
import { topBarLinks } from './topBarLinks'

type Props = { locale: Locale; languages: { code: Locale; href: string }[]; address: string; isHome: boolean }

/** Every entry there is, and the free valuation even when staff left it out. */
function drawerLinks(links: LinkView[], valuation: string | undefined, label: string): LinkView[] {
  const isThere = links.some(({ href, children }) => href === valuation || children.some((child) => child.href === valuation))
  return valuation === undefined || isThere ? links : [...links, { href: valuation, label, isButton: true, newTab: false, children: [] }]
}

export async function SiteHeader({ locale, languages, address, isHome }: Props) {
  const [settings, menus, topBar, hrefOf, { valuation }] = await Promise.all([
    findSettings(locale),
    findMenus(locale),
    findTopBar(locale),
    linkOf(locale),
    legalHrefs(locale),
  ])
  const t = translate(locale)
  const links = (place: string) => menuLinks(menus.find((menu) => menu.place === place)?.items, hrefOf)
  const main = links('main')
  const drawer = links('drawer')
  const [logo, smallLogo] = [pictureOf(settings.logo), pictureOf(settings.logoSmall)]
  return (
    <>
      <TopBar left={topBarLinks(topBar.left)} right={topBarLinks(topBar.right)} label={t('topBar')} />
      <Header
        agency={settings.agencyName ?? ''}
        home={`/${locale}/`}
        {...(logo && { logo })}
        {...(smallLogo && { smallLogo })}
        hidesLogo={isHome && settings.showLogoAtStart !== true}
        changesOnScroll={settings.changeOnScroll === true}
      >
        <MainMenu label={t('menu')} links={main} address={address} />
        <Languages label={t('languages')} current={locale} languages={languages} className="hidden gap-0.5 text-sm text-soft xl:flex" />
        <Drawer
          links={drawerLinks(drawer.length > 0 ? drawer : main, valuation, t('valuation'))}
          address={address}
          words={{ open: t('openMenu'), close: t('closeMenu'), label: t('drawer') }}
          foot={<Languages label={t('languages')} current={locale} languages={languages} names className="mt-8 flex-wrap gap-x-3 border-t border-sand pt-4" />}
        />
      </Header>
    </>
  )
}
