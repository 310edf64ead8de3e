import { findListPages } from '@/data/site/tree/findPages'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Links to the lists and the home page, to continue after a form. */
export async function NextLinks({ locale }: { locale: Locale }) {
  const links = [
    { id: 'home', title: translate(locale)('home'), href: `/${locale}/` },
    ...(await findListPages(locale)),
  ]
  return (
    <ul className="wrap flex min-h-[30vh] flex-wrap content-start gap-3 pt-2">
      {links.map(({ id, title, href }) => (
        <li key={id}>
          <a href={href} className="button min-h-12 hover:bg-ink hover:text-paper">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
