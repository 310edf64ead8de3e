import type { ReactNode } from 'react'

import { ConsentSheet } from '@/components/consent/ConsentSheet'
import { consentTexts } from '@/components/consent/consentTexts'
import { Icon } from '@/components/icon/Icon'
import { InlineScript } from '@/components/inline/InlineScript'
import { island } from '@/components/island/island'
import { SavedSymbols } from '@/components/saved/SavedSymbols'
import { Breadcrumbs, type Crumb } from '@/components/shell/Breadcrumbs'
import type { start } from '@/components/shell/shell.island'
import { Static } from '@/components/static/Static'
import { findLanguageLinks } from '@/data/site/languageLinks'
import { findLanguages } from '@/data/site/routes'
import { findCookieTexts, findSettings } from '@/data/site/shell'
import { tagIdsOf } from '@/domain/site/tags'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { legalHrefs } from '@/data/site/legalLinks'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { SiteSavedListings } from './SiteSavedListings'
import { SitePopup } from './SitePopup'

const ShellIsland = island<typeof start>('shell', { wake: 'idle' })

type Props = {
  locale: Locale
  /**
   * The address of this page in each language that shows it; the other languages link to their home
   * page, if they have one.
   */
  alternates: { code: Locale; href: string }[]
  crumbs?: Crumb[]
  isHome?: boolean
  children: ReactNode
}

async function ConsentForLanguage({ locale, isHome }: { locale: Locale; isHome: boolean }) {
  const { main } = await findLanguages()
  const [settings, localTexts, mainTexts, hrefs] = await Promise.all([
    findSettings(locale),
    findCookieTexts(locale),
    findCookieTexts(main),
    legalHrefs(locale),
  ])
  const texts = consentTexts(localTexts, mainTexts)
  if (!texts) return null
  return (
    <ConsentSheet
      ids={tagIdsOf(settings)}
      texts={texts}
      policyHref={hrefs.cookies}
      privacyHref={hrefs.privacy}
      corner={isHome ? 'right' : 'left'}
      words={{ close: translate(locale)('consent.close') }}
    />
  )
}

/** The shell of every page: header, footer, and the dialogs that may open over it. */
export async function Shell({ locale, alternates, crumbs = [], isHome = false, children }: Props) {
  const t = translate(locale)
  const languages = await findLanguageLinks(locale, alternates)
  const address = alternates.find(({ code }) => code === locale)?.href ?? ''
  return (
    <>
      <a
        id="top"
        href="#content"
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:z-30 focus-visible:bg-paper focus-visible:p-3"
      >
        {t('skip')}
      </a>
      <SavedSymbols />
      <ConsentForLanguage locale={locale} isHome={isHome} />
      <SitePopup locale={locale} />
      <SiteHeader locale={locale} languages={languages} address={address} isHome={isHome} />
      <Static>
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      </Static>
      <main id="content">{children}</main>
      <SiteFooter locale={locale} />
      <nav aria-label={t('toTop')}>
        <a href="#top" className="to-top" aria-label={t('toTop')}>
          <Icon name="up" size={20} />
        </a>
      </nav>
      <InlineScript name="language" />
      <ShellIsland hidden />
      <SiteSavedListings locale={locale} />
    </>
  )
}
