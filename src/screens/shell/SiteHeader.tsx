import { KeptLink } from '@/components/kept/KeptLink'
import { Drawer } from '@/components/shell/Drawer'
import { Header } from '@/components/shell/Header'
import { Languages } from '@/components/shell/Languages'
import { MainMenu } from '@/components/shell/MainMenu'
import { TopBar } from '@/components/shell/TopBar'
import type { LinkView } from '@/components/shell/types'
import { Static } from '@/components/static/Static'
import { findKeptPages } from '@/data/kept'
import { findMenus, findSettings, findTopBar } from '@/data/shell'
import { linkOf } from '@/data/views/links'
import { pictureOf } from '@/data/views/picture'
import { keptLists } from '@/domain/kept'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { legalHrefs } from '@/data/legalHrefs'
import { menuLinks } from './menuLinks'
import { topBarLinks } from './topBarLinks'

type Props = { locale: Locale; languages: { code: Locale; href: string }[]; address: string; isHome: boolean }

/** Every entry there is, and the free valuation even when staff left it out. */
function drawerLinks(links: LinkView[], valuation: string | undefined, label: string): LinkView[] {
  const isThere = links.some(({ href, children }) => href === valuation || children.some((child) => child.href === valuation))
  return valuation === undefined || isThere ? links : [...links, { href: valuation, label, isButton: true, newTab: false, children: [] }]
}

export async function SiteHeader({ locale, languages, address, isHome }: Props) {
  const [settings, menus, topBar, hrefOf, { valuation }, kept] = await Promise.all([
    findSettings(locale),
    findMenus(locale),
    findTopBar(locale),
    linkOf(locale),
    legalHrefs(locale),
    findKeptPages(locale),
  ])
  const t = translate(locale)
  const links = (place: string) => menuLinks(menus.find((menu) => menu.place === place)?.items, hrefOf)
  const main = links('main')
  const drawer = links('drawer')
  const [logo, smallLogo] = [pictureOf(settings.logo), pictureOf(settings.logoSmall)]
  return (
    <>
      <Static>
        <TopBar left={topBarLinks(topBar.left)} right={topBarLinks(topBar.right)} label={t('topBar')} />
      </Static>
      <Static>
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
          <div className="ml-auto flex items-center xl:-mx-3 xl:ml-0">
            {kept.compare && (
              <span className="hidden min-[1440px]:block">
                <KeptLink list="compare" href={kept.compare} label={t('compare.link')} look="sign" onlyFilled />
              </span>
            )}
            {kept.favourites && <KeptLink list="favourites" href={kept.favourites} label={t('favourites.link')} look="sign" />}
            <Drawer
              links={drawerLinks(drawer.length > 0 ? drawer : main, valuation, t('valuation'))}
              address={address}
              words={{ open: t('openMenu'), close: t('closeMenu'), label: t('drawer') }}
              foot={
                <div className="mt-8 border-t border-sand pt-4">
                  {keptLists.map((list) => {
                    const href = kept[list]
                    return href && <KeptLink key={list} list={list} href={href} label={t(`${list}.link`)} look="entry" />
                  })}
                  <Languages label={t('languages')} current={locale} languages={languages} names className="mt-4 flex-wrap gap-x-3 border-t border-sand pt-4" />
                </div>
              }
            />
          </div>
        </Header>
      </Static>
    </>
  )
}
