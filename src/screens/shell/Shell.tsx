import type { ReactNode } from 'react'

import { ConsentSheet } from '@/components/consent/ConsentSheet'
import { consentTexts } from '@/components/consent/consentTexts'
import { Icon } from '@/components/icon/Icon'
import { ShellBehaviour } from '@/components/islands'
import { Signs } from '@/components/kept/Signs'
import { Breadcrumbs, type Crumb } from '@/components/shell/Breadcrumbs'
import { LanguageMemory } from '@/components/shell/LanguageMemory'
import { Static } from '@/components/static/Static'
import { findLanguages } from '@/data/routes'
import { findCookieTexts, findSettings } from '@/data/shell'
import { tagIdsOf } from '@/domain/tags'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { legalHrefs } from '@/data/legalHrefs'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { SiteKeeping } from './SiteKeeping'
import { SitePopup } from './SitePopup'

type Props = {
  locale: Locale
  /** Where this page lies in the languages that show it; the others are led to their home. */
  alternates: { code: Locale; href: string }[]
  crumbs?: Crumb[]
  isHome?: boolean
  children: ReactNode
}

async function ConsentAsked({ locale }: { locale: Locale }) {
  const { main } = await findLanguages()
  const [settings, own, ofMain, hrefs] = await Promise.all([findSettings(locale), findCookieTexts(locale), findCookieTexts(main), legalHrefs(locale)])
  const texts = consentTexts(own, ofMain)
  if (!texts) return null
  return (
    <ConsentSheet
      ids={tagIdsOf(settings)}
      texts={texts}
      policyHref={hrefs.cookies}
      privacyHref={hrefs.privacy}
      words={{ close: translate(locale)('consent.close') }}
    />
  )
}

/** What stands around every page: header and footer, and what may open over it. */
export async function Shell({ locale, alternates, crumbs = [], isHome = false, children }: Props) {
  const t = translate(locale)
  const { inUse } = await findLanguages()
  const languages = inUse.map((code) => alternates.find((one) => one.code === code) ?? { code, href: `/${code}/` })
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
      <Signs />
      <ConsentAsked locale={locale} />
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
      <LanguageMemory />
      <ShellBehaviour />
      <SiteKeeping locale={locale} />
    </>
  )
}
