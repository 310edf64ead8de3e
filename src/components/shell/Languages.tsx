import { localeNames, type Locale } from '@/i18n/locales'

type LanguageView = { code: Locale; href: string }

type Props = {
  label: string
  current: Locale
  languages: LanguageView[]
  names?: boolean
  className?: string
}

/**
 * Links to the same page in the other languages. A click is stored, so that the bare address leads
 * to that language next time.
 */
export function Languages({ label, current, languages, names = false, className = '' }: Props) {
  if (languages.length < 2) return null
  return (
    <nav aria-label={label} className={`flex ${className}`}>
      {languages.map(({ code, href }) => (
        <a
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          data-language={code}
          aria-label={names ? undefined : `${code.toUpperCase()}, ${localeNames[code]}`}
          aria-current={code === current ? 'true' : undefined}
          className="inline-flex min-h-9 min-w-9 items-center justify-center border-b-2 border-transparent px-1.5 no-underline aria-[current]:border-current aria-[current]:font-semibold"
        >
          {names ? localeNames[code] : code.toUpperCase()}
        </a>
      ))}
    </nav>
  )
}
