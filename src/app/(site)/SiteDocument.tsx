import type { ReactNode } from 'react'

import { ConsentDefaults } from '@/components/consent/ConsentDefaults'
import { InlineScript } from '@/components/inline/InlineScript'
import { LoaderScript } from '@/components/island/LoaderScript'
import { findSettings } from '@/data/site/shell'
import { tagGroups, tagIdsOf } from '@/domain/site/tags'
import type { Locale } from '@/i18n/locales'

import { themeOf } from '@/domain/site/theme'

/** Returns the addresses of the fonts of the agency's theme. */
export async function findFonts(locale: Locale): Promise<string[]> {
  const { theme } = await findSettings(locale)
  return themeOf(theme).fonts.map((file) => `/fonts/${file}.woff2`)
}

type Props = {
  locale: Locale
  /** What is in the head beside the parts that every page has. */
  head?: ReactNode
  children: ReactNode
}

/** The document around every page of the site. */
export async function SiteDocument({ locale, head, children }: Props) {
  const settings = await findSettings(locale)
  const ids = tagIdsOf(settings)
  return (
    <html lang={locale}>
      <head>
        {head}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>{themeOf(settings.theme).css}</style>
        <InlineScript name="consentEarly" />
        <LoaderScript />
      </head>
      <body data-tags={tagGroups(ids)}>
        <ConsentDefaults ids={ids} />
        {children}
        <InlineScript name="speculation" type="speculationrules" />
      </body>
    </html>
  )
}
