import { ChoiceButton } from './ChoiceButton'
import type { ConsentTexts } from './consentTexts'

type Props = { titleId: string; texts: ConsentTexts; links: { href: string; label: string }[] }

export function ConsentBanner({ titleId, texts, links }: Props) {
  return (
    <div className="px-5 pt-5 pb-4 md:px-8 md:pt-7 md:pb-6">
      <h2 id={titleId} className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-[64ch] text-[0.95rem] leading-normal text-soft">{texts.text}</p>
      {links.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-6 text-[0.95rem]">
          {links.map(({ href, label }) => (
            <a key={href} href={href} className="py-2.5 underline">
              {label}
            </a>
          ))}
        </p>
      )}
      <div className="mt-2 grid grid-cols-2 gap-3 md:grid-cols-3">
        <ChoiceButton value="decline" look="solid">
          {texts.decline}
        </ChoiceButton>
        <ChoiceButton value="accept" look="solid">
          {texts.agree}
        </ChoiceButton>
        <ChoiceButton value="settings" look="outline">
          {texts.changeSettings}
        </ChoiceButton>
      </div>
    </div>
  )
}
