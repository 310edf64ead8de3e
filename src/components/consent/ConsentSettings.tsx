import { Icon } from '@/components/icon/Icon'
import { ChoiceButton } from './ChoiceButton'
import { ConsentOption } from './ConsentOption'
import type { ConsentTexts } from './consentTexts'

type Props = { titleId: string; texts: ConsentTexts; words: { close: string } }

export function ConsentSettings({ titleId, texts, words }: Props) {
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId}>{texts.changeSettings}</h2>
        <button
          type="button"
          value="close"
          className="grid size-11 shrink-0 place-items-center hover:bg-sand-2"
        >
          <Icon name="close" size={20} />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
      <ul>
        <ConsentOption title={texts.functional.title} text={texts.functional.text} />
        {texts.options.map(({ kind, title, text }) => (
          <ConsentOption key={kind} kind={kind} title={title} text={text} />
        ))}
      </ul>
      <div className="consent-answers">
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
