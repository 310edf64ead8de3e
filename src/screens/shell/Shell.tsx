import type { ReactNode } from 'react'

import { Footer } from '@/components/shell/Footer'
import { Header } from '@/components/shell/Header'
import { RichText } from '@/components/text/RichText'
import { findPageTree } from '@/data/pages'
import { findFooter, findMenus, findSettings } from '@/data/shell'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { menuLinks } from './menuLinks'

type Props = { locale: Locale; languages: { code: Locale; href: string }[]; children: ReactNode }

/** What stands around every page: header and footer. */
export async function Shell({ locale, languages, children }: Props) {
  const [settings, footer, menus, tree] = await Promise.all([findSettings(locale), findFooter(locale), findMenus(locale), findPageTree(locale)])
  const t = translate(locale)
  const links = (place: string) => menuLinks(menus.find((menu) => menu.place === place)?.items, tree)
  const inUse = new Set(settings.languages?.filter(({ use }) => use).map(({ code }) => code))
  const columns = (footer.columns ?? []).filter((column) => column.public === true)

  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-paper focus:p-3">
        {t('skip')}
      </a>
      <Header
        agency={settings.agencyName ?? ''}
        home={`/${locale}/`}
        locale={locale}
        languages={languages.filter(({ code }) => inUse.has(code))}
        menu={links('main')}
        words={{ menu: t('menu'), languages: t('languages'), open: t('openMenu') }}
      />
      <main id="content">{children}</main>
      <Footer
        columns={columns.map((column) => ({
          title: column.title ?? '',
          intro: column.intro ?? '',
          full: <RichText text={column.full} hrefOf={tree.hrefOf} className="grid gap-1" />,
        }))}
        links={links('footer')}
        legal={links('legal')}
        copyright={footer.copyright ?? ''}
        words={{ links: t('footerLinks'), legal: t('legal') }}
      />
    </>
  )
}
