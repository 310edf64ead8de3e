import type { ReactNode } from 'react'

import { ConsentDefaults } from '@/components/consent/ConsentDefaults'
import { InlineScript } from '@/components/inline/InlineScript'
import { LoaderScript } from '@/components/island/LoaderScript'
import { findSettings } from '@/data/site/shell'
import { tagGroups, tagIdsOf } from '@/domain/site/tags'
import type { Locale } from '@/i18n/locales'

import { themeOf } from '@/domain/site/theme'
import type { Setting } from '@/payload-types'

/** Themes by the settings they were made from, kept while these are in memory. */
const themes = new WeakMap<Setting, ReturnType<typeof themeOf>>()

function cachedTheme(settings: Setting): ReturnType<typeof themeOf> {
  const theme = themes.get(settings) ?? themeOf(settings.theme)
  themes.set(settings, theme)
  return theme
}

/** Returns the addresses of the fonts of the agency's theme. */
export const findFonts = async (locale: Locale): Promise<string[]> =>
  cachedTheme(await findSettings(locale)).fonts.map((file) => `/fonts/${file}.woff2`)

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
        <style>{cachedTheme(settings).css}</style>
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
