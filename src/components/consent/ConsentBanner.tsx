import { pressesFor } from '@/components/island/attributes'

import { ChoiceButton } from './ChoiceButton'
import type { ConsentTexts } from './consentTexts'

type Props = { titleId: string; texts: ConsentTexts; links: { href: string; label: string }[] }

function Answers({ texts }: Pick<Props, 'texts'>) {
  return (
    <div className="grid grid-cols-2 gap-2 text-[0.9rem]" {...pressesFor('consent')}>
      <ChoiceButton value="decline" look="outline" isSmall>
        {texts.decline}
      </ChoiceButton>
      <ChoiceButton value="accept" look="outline" isSmall>
        {texts.agree}
      </ChoiceButton>
    </div>
  )
}

/**
 * The question about cookies: a card in a corner, on a phone a low sheet. A long text scrolls, so
 * that the answers stay in sight and the page stays in use.
 */
export function ConsentBanner({ titleId, texts, links }: Props) {
  return (
    <div className="consent-question">
      <div className="min-h-12 overflow-y-auto">
        <h2 id={titleId}>{texts.title}</h2>
        <p className="mt-1 text-soft">{texts.text}</p>
      </div>
      <div className="shrink-0">
        <Answers texts={texts} />
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-[0.8125rem]">
          <span {...pressesFor('consent')}>
            <button
              type="button"
              value="settings"
              className="min-h-11 font-semibold underline hover:text-moss"
            >
              {texts.changeSettings}
            </button>
          </span>
          {links.map(({ href, label }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center underline">
              {label}
            </a>
          ))}
        </div>
      </div>
    </div>
  )
}
