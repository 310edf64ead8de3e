import { findFormPage } from '@/data/site/formPages'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

export type PersonalProps = { id: string; linkKey: string; locale: Locale; query: Query }

/** The message of a link that opens nothing: what happened, and a link to the contact page. */
export async function PersonalNotice({
  title,
  text,
  locale,
}: {
  title: string
  text: string
  locale: Locale
}) {
  const contact = await findFormPage('contact', locale)
  return (
    <div className="max-w-[60ch]">
      <h1>{title}</h1>
      <p className="mt-3 text-lg text-soft">{text}</p>
      {contact && (
        <p className="mt-6">
          <a href={contact} className="button min-h-12 px-8 hover:bg-ink hover:text-paper">
            {translate(locale)('personal.contact')}
          </a>
        </p>
      )}
    </div>
  )
}
