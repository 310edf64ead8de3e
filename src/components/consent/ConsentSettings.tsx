import { Icon } from '@/components/icon/Icon'
import { ChoiceButton } from './ChoiceButton'
import { ConsentOption } from './ConsentOption'
import type { ConsentTexts } from './consentTexts'

type Props = { titleId: string; texts: ConsentTexts; words: { close: string } }

export function ConsentSettings({ titleId, texts, words }: Props) {
  return (
    <div className="px-5 pt-5 md:px-8 md:pt-7">
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-2xl">
          {texts.changeSettings}
        </h2>
        <button
          type="button"
          value="close"
          className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center hover:bg-sand-2"
        >
          <Icon name="close" size={20} />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
      <ul className="mt-4">
        <ConsentOption title={texts.functional.title} text={texts.functional.text} />
        {texts.options.map(({ kind, title, text }) => (
          <ConsentOption key={kind} kind={kind} title={title} text={text} />
        ))}
      </ul>
      <div className="sticky bottom-0 grid grid-cols-2 gap-3 border-t border-sand bg-card py-4 md:grid-cols-3 md:py-6">
        <ChoiceButton value="decline" look="outline">
          {texts.decline}
        </ChoiceButton>
        <ChoiceButton value="accept" look="outline">
          {texts.agree}
        </ChoiceButton>
        <ChoiceButton value="save" look="solid">
          {texts.agreePartly}
        </ChoiceButton>
      </div>
    </div>
  )
}
