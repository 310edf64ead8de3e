import {
  feedbackQuestionNames,
  feedbackQuestions,
  MAX_VISITOR_WORDS,
  type FeedbackQuestion,
} from '@/domain/viewings/feedback'
import { optionName, translate } from '@/i18n/translate'
import type { Appointment } from '@/payload-types'

import type { PersonalProps } from './PersonalNotice'

type Props = Pick<PersonalProps, 'linkKey' | 'locale'> & { viewing: Appointment }

const actionIn = (locale: Props['locale']) => `/api/personal/visit?lang=${locale}`

function Hidden({ linkKey }: Pick<Props, 'linkKey'>) {
  return (
    <>
      <input type="hidden" name="key" value={linkKey} />
      <input type="hidden" name="do" value="answer" />
    </>
  )
}

/** One question: each answer is a button that sends it. */
function Question({ name, viewing, linkKey, locale }: Props & { name: FeedbackQuestion }) {
  const t = translate(locale)
  const { [name]: current } = viewing
  return (
    <form action={actionIn(locale)} method="post" className="border-t border-sand py-5">
      <Hidden linkKey={linkKey} />
      <fieldset>
        <legend className="text-lg font-semibold">{t(`visits.after.${name}`)}</legend>
        <div className="mt-3 flex flex-wrap gap-2.5">
          {feedbackQuestions[name].map((answer) => (
            <button
              key={answer}
              type="submit"
              name={name}
              value={answer}
              aria-pressed={answer === current}
              className="feedback-answer button min-h-12 px-5"
            >
              {optionName(locale, `${name}Answer`, answer)}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}

function OwnWords({ viewing, linkKey, locale }: Props) {
  const t = translate(locale)
  return (
    <form action={actionIn(locale)} method="post" className="grid gap-4 border-t border-sand py-5">
      <Hidden linkKey={linkKey} />
      <label className="grid gap-2 text-lg font-semibold">
        {t('visits.after.words')}
        <textarea
          name="words"
          rows={3}
          maxLength={MAX_VISITOR_WORDS}
          defaultValue={viewing.visitorWords ?? ''}
          className="field font-normal"
        />
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="mayQuote"
          value="yes"
          defaultChecked={viewing.mayQuote === true}
          className="size-5 shrink-0 accent-moss"
        />
        {t('visits.after.mayQuote')}
      </label>
      <div>
        <button type="submit" className="button button-solid min-h-12 px-8">
          {t('visits.after.send')}
        </button>
      </div>
    </form>
  )
}

/** Three questions after a viewing, one press each, and room for own words. Opening it changes nothing. */
export function ViewingFeedback(props: Props) {
  const { viewing, locale } = props
  const t = translate(locale)
  return (
    <div id="after" className="scroll-mt-28">
      <h1>{t('visits.after.title')}</h1>
      <p
        role={viewing.answeredAt ? 'status' : undefined}
        className="mt-3 mb-6 max-w-[60ch] text-lg text-soft"
      >
        {t(viewing.answeredAt ? 'visits.after.thanks' : 'visits.after.text')}
      </p>
      {feedbackQuestionNames.map((name) => (
        <Question key={name} name={name} {...props} />
      ))}
      <OwnWords {...props} />
    </div>
  )
}
