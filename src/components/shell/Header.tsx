import { Phone } from 'lucide-react'

import { localeNames, type Locale } from '@/i18n/locales'

import { Mark } from './Mark'
import type { LinkView } from './types'

type Props = {
  agency: string
  home: string
  locale: Locale
  languages: { code: Locale; href: string }[]
  menu: LinkView[]
  words: { menu: string; languages: string; open: string }
}

function Entry({ link }: { link: LinkView }) {
  return (
    <a
      href={link.href}
      className={link.isButton ? 'button border-brick bg-brick text-white hover:bg-ink' : 'py-1.5 no-underline hover:underline'}
      {...(link.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {link.icon === 'phone' && <Phone size={16} aria-hidden />}
      {link.label}
    </a>
  )
}

export function Header({ agency, home, locale, languages, menu, words }: Props) {
  return (
    <header className="sticky top-0 z-10 border-b border-sand bg-paper">
      <div className="wrap flex min-h-[68px] items-center gap-8 xl:min-h-[84px]">
        <a href={home} className="flex items-center gap-3 font-serif text-2xl leading-none no-underline">
          <Mark />
          {agency}
        </a>
        <nav aria-label={words.menu} className="ml-auto hidden items-center gap-7 font-medium xl:flex">
          {menu.map((link) => (
            <Entry key={link.href} link={link} />
          ))}
        </nav>
        <nav aria-label={words.languages} className="hidden gap-2 text-sm text-soft xl:flex">
          {languages.map(({ code, href }) => (
            <a
              key={code}
              href={href}
              hrefLang={code}
              lang={code}
              title={localeNames[code]}
              aria-current={code === locale ? 'true' : undefined}
              className="border-b-2 border-transparent p-1 uppercase no-underline aria-[current]:border-brick aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {code}
            </a>
          ))}
        </nav>
        <details className="ml-auto xl:hidden">
          <summary className="button cursor-pointer list-none">{words.open}</summary>
          <div className="absolute inset-x-0 top-full grid gap-2 border-b border-sand bg-paper px-5 pt-4 pb-6 text-lg">
            {menu
              .flatMap((link) => [link, ...link.children])
              .map((link) => (
                <Entry key={link.href} link={link} />
              ))}
            <div className="mt-4 flex gap-4 border-t border-sand pt-4">
              {languages.map(({ code, href }) => (
                <a key={code} href={href} hrefLang={code} lang={code} className="p-1">
                  {localeNames[code]}
                </a>
              ))}
            </div>
          </div>
        </details>
      </div>
    </header>
  )
}
