import { Icon } from '@/components/icon/Icon'
import { SavedLink } from '@/components/saved/SavedLink'
import type { SavedPages } from '@/components/saved/savedState'
import { Drawer } from '@/components/shell/Drawer'
import { Header } from '@/components/shell/Header'
import { Languages } from '@/components/shell/Languages'
import { MainMenu } from '@/components/shell/MainMenu'
import { TopBar } from '@/components/shell/TopBar'
import type { LinkView } from '@/components/shell/types'
import { Static } from '@/components/static/Static'
import { findSavedListingPages } from '@/data/catalogue/savedListings'
import { findMenus, findSettings, findTopBar } from '@/data/site/shell'
import { pageHrefResolver } from '@/data/site/pageLinks'
import { pictureOf } from '@/data/catalogue/views/picture'
import { internationalPhone } from '@/domain/lib/phone'
import { savedLists } from '@/domain/catalogue/savedListings'
import { phoneHref } from '@/domain/site/links'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { legalHrefs } from '@/data/site/legalLinks'
import { menuLinks } from './menuLinks'
import { topBarLinks } from './topBarLinks'

type Props = {
  locale: Locale
  languages: { code: Locale; href: string }[]
  address: string
  isHome: boolean
}

/** Adds the free valuation to the drawer when staff left it out. */
function drawerLinks(links: LinkView[], valuation: string | undefined, label: string): LinkView[] {
  const isListed = links.some(
    ({ href, children }) =>
      href === valuation || children.some((child) => child.href === valuation),
  )
  return valuation === undefined || isListed
    ? links
    : [...links, { href: valuation, label, isButton: true, newTab: false, children: [] }]
}

type SavedProps = { savedPages: SavedPages; locale: Locale }

/** The links to the comparison and the favourites in the header. */
function SavedLinks({ savedPages, locale }: SavedProps) {
  const t = translate(locale)
  return (
    <>
      {savedPages.compare && (
        <span className="hidden min-[1440px]:block">
          <SavedLink
            list="compare"
            href={savedPages.compare}
            label={t('compare.link')}
            look="sign"
            onlyFilled
          />
        </span>
      )}
      {savedPages.favourites && (
        <SavedLink
          list="favourites"
          href={savedPages.favourites}
          label={t('favourites.link')}
          look="sign"
        />
      )}
    </>
  )
}

/** The end of the drawer: the saved listings and the languages. */
function DrawerFoot({ savedPages, languages, locale }: SavedProps & Pick<Props, 'languages'>) {
  const t = translate(locale)
  return (
    <div className="mt-8 border-t border-sand pt-4">
      {savedLists.map((list) => {
        const href = savedPages[list]
        return (
          href && (
            <SavedLink key={list} list={list} href={href} label={t(`${list}.link`)} look="entry" />
          )
        )
      })}
      <Languages
        label={t('languages')}
        current={locale}
        languages={languages}
        names
        className="mt-4 flex-wrap gap-x-3 border-t border-sand pt-4"
      />
    </div>
  )
}

/** On a phone, one press calls the agency. */
const CallLink = ({ phone, locale }: { phone: string; locale: Locale }) => (
  <a
    href={phoneHref(phone)}
    aria-label={translate(locale)('call', { phone: internationalPhone(phone) })}
    className="header-phone grid size-11 place-items-center hover:text-brick lg:hidden"
  >
    <Icon name="phone" size={20} />
  </a>
)

export async function SiteHeader({ locale, languages, address, isHome }: Props) {
  const [settings, menus, topBar, hrefOf, { valuation }, savedPages] = await Promise.all([
    findSettings(locale),
    findMenus(locale),
    findTopBar(locale),
    pageHrefResolver(locale),
    legalHrefs(locale),
    findSavedListingPages(locale),
  ])
  const t = translate(locale)
  const links = (place: string) =>
    menuLinks(menus.find((menu) => menu.place === place)?.items, hrefOf)
  const main = links('main')
  const drawer = links('drawer')
  const logo = pictureOf(settings.logo)
  const smallLogo = pictureOf(settings.logoSmall)
  return (
    <>
      <Static>
        <TopBar
          left={topBarLinks(topBar.left)}
          right={topBarLinks(topBar.right)}
          label={t('topBar')}
          languages={
            languages.length > 1 && (
              <Languages
                label={t('languages')}
                current={locale}
                languages={languages}
                className="top-bar-languages ml-auto"
              />
            )
          }
        />
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
          <div className="ml-auto flex items-center xl:-mx-3 xl:ml-0">
            {settings.phone && <CallLink phone={settings.phone} locale={locale} />}
            <SavedLinks savedPages={savedPages} locale={locale} />
            <Drawer
              links={drawerLinks(drawer.length > 0 ? drawer : main, valuation, t('valuation'))}
              address={address}
              words={{ open: t('openMenu'), close: t('closeMenu'), label: t('drawer') }}
              foot={<DrawerFoot savedPages={savedPages} languages={languages} locale={locale} />}
            />
          </div>
        </Header>
      </Static>
    </>
  )
}
