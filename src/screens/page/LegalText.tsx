import { Static } from '@/components/static/Static'
import { anchorsOf } from '@/components/text/headings'
import { RichText } from '@/components/text/RichText'
import type { HrefOfLink } from '@/data/site/textLinks'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Page } from '@/payload-types'

type Props = { text: NonNullable<Page['content']>; hrefOf: HrefOfLink; locale: Locale }

/** From this number of headings on, links to them help to find one. */
const MIN_LINKED = 3

/** A long text of law, with links to its parts beside it. */
export function LegalText({ text, hrefOf, locale }: Props) {
  const anchors = anchorsOf(text)
  const label = translate(locale)('listing.onPage')
  return (
    <Static>
      <div className="wrap legal-text">
        {anchors.size >= MIN_LINKED && (
          <nav aria-label={label}>
            <p className="eyebrow">{label}</p>
            <ul>
              {[...anchors].map(([heading, anchor]) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <RichText text={text} hrefOf={hrefOf} anchors={anchors} />
      </div>
    </Static>
  )
}
