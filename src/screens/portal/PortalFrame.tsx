import type { ReactNode } from 'react'

import { Icon } from '@/components/icon/Icon'
import { Picture } from '@/components/media/Picture'
import { Breadcrumbs, type Crumb } from '@/components/shell/Breadcrumbs'
import { Languages } from '@/components/shell/Languages'
import { LogoMark } from '@/components/shell/LogoMark'
import type { Viewer } from '@/data/portal/viewer'
import { findLanguages } from '@/data/site/routes'
import { findSettings } from '@/data/site/shell'
import { pictureOf } from '@/data/catalogue/views/picture'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

import { SeeAsBar } from './SeeAsBar'

type Props = {
  locale: Locale
  /** Returns the address of this page in a language. */
  hrefIn: (locale: Locale) => string
  /** Absent before login. */
  viewer?: Viewer
  /** The segments of the page after `portal`. */
  page?: readonly (number | string)[]
  /** The trail to a page before login. */
  crumbs?: readonly Crumb[]
  children: ReactNode
}

async function Agency({ locale }: { locale: Locale }) {
  const { agencyName, logo } = await findSettings(locale)
  const picture = pictureOf(logo)
  return (
    <a
      href={portalHref(locale)}
      className="flex min-h-11 items-center gap-2.5 font-serif text-lg leading-none no-underline sm:text-xl"
    >
      {picture ? (
        <Picture
          picture={{ ...picture, alt: picture.alt || (agencyName ?? '') }}
          sizes="200px"
          eager
          className="h-9 w-auto object-contain"
        />
      ) : (
        <LogoMark />
      )}
      {!picture && agencyName}
    </a>
  )
}

function AccountLinks({ viewer, locale }: { viewer: Viewer; locale: Locale }) {
  const t = translate(locale)
  return (
    <div className="flex items-center gap-x-5 gap-y-1 max-sm:w-full max-sm:justify-between">
      <a
        href={portalHref(locale, 'account')}
        className="inline-flex min-h-11 min-w-0 items-center text-sm text-soft underline decoration-sand underline-offset-4 hover:text-ink"
      >
        <span className="truncate">
          {viewer.owner.fullName}
          <span className="sr-only">, {t('account.page.title')}</span>
        </span>
      </a>
      <form action={`/api/portal/logout?lang=${locale}`} method="post">
        <button
          type="submit"
          className="min-h-11 text-sm underline underline-offset-4 hover:text-brick"
        >
          {t('portal.logout')}
        </button>
      </form>
    </div>
  )
}

const places = ['home', 'agenda', 'documents', 'contact'] as const
const placeIcons = {
  home: 'home',
  agenda: 'calendar',
  documents: 'file',
  contact: 'message',
} as const
type NavProps = { page: readonly (number | string)[]; locale: Locale }

/** The four places of the portal, in the head and on a phone at the bottom. Reports are documents. */
function PortalNav({ page, locale, isBar = false }: NavProps & { isBar?: boolean }) {
  const t = translate(locale)
  const [first = 'home'] = page
  const current = first === 'reports' ? 'documents' : typeof first === 'number' ? 'home' : first
  return (
    <nav
      aria-label={t('portal.ways.label')}
      className={isBar ? 'portal-bar' : 'flex gap-x-6 text-[0.95rem] max-md:hidden'}
    >
      {places.map((place) => (
        <a
          key={place}
          href={portalHref(locale, ...(place === 'home' ? [] : [place]))}
          aria-current={
            place === current || (place === 'home' && /^\d/.test(String(current)))
              ? 'page'
              : undefined
          }
          className={
            isBar
              ? undefined
              : 'inline-flex min-h-11 items-center text-soft no-underline hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink'
          }
        >
          {isBar && <Icon name={placeIcons[place]} size={22} />}
          <span>{t(`portal.ways.${place}`)}</span>
        </a>
      ))}
    </nav>
  )
}

/** The frame of all pages of the portal, without any third party. */
export async function PortalFrame({
  locale,
  hrefIn,
  viewer,
  page = [],
  crumbs = [],
  children,
}: Props) {
  const t = translate(locale)
  const [{ inUse }, { agencyName }] = await Promise.all([findLanguages(), findSettings(locale)])
  return (
    <div className={`flex min-h-dvh flex-col ${viewer ? 'portal-page' : ''}`}>
      <a
        href="#content"
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:z-30 focus-visible:bg-paper focus-visible:p-3"
      >
        {t('skip')}
      </a>
      {viewer?.viewedBy && <SeeAsBar viewer={viewer} locale={locale} />}
      <header className="border-b border-sand">
        <div className="portal-wrap flex flex-wrap items-center gap-x-2 gap-y-2 py-4 sm:gap-x-8">
          <Agency locale={locale} />
          {viewer && <PortalNav page={page} locale={locale} />}
          <Languages
            label={t('languages')}
            current={locale}
            languages={inUse.map((code) => ({ code, href: hrefIn(code) }))}
            className="ml-auto gap-0.5 text-sm text-soft"
          />
          {viewer && !viewer.viewedBy && <AccountLinks viewer={viewer} locale={locale} />}
        </div>
      </header>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} className="portal-wrap" />
      <main id="content" className="portal-wrap grow pt-8 pb-16">
        {children}
      </main>
      <footer className="border-t border-sand">
        <p className="portal-wrap py-6 text-sm text-soft">
          <a
            href={`/${locale}/`}
            className="inline-flex min-h-9 items-center underline hover:text-ink"
          >
            {t('portal.toSite', { agency: agencyName ?? '' })}
          </a>
        </p>
      </footer>
      {viewer && <PortalNav page={page} locale={locale} isBar />}
    </div>
  )
}
