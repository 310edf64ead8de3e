'use client'

import { useWords } from '../useWords'
import { PublishAnyway } from './PublishAnyway'
import type { Step } from './useSteps'
import words from './words.json'

type Props = {
  /** What is open: of the law, or before the city is chosen what every property needs. */
  open: readonly Step[]
  isStart: boolean
  nameOf: (value: string) => string
  lead: (step: Step) => void
}

/** Lists what is still to be filled in. Each line leads to its field, and Enter there to the next. */
export function Gaps({ open, isStart, nameOf, lead }: Props) {
  const t = useWords(words)
  if (open.length === 0) return null
  return (
    <>
      {!isStart && <p data-weight="must">{t('statementsMissing')}</p>}
      <ul className="hestia-gaps">
        {open.map((step) => (
          <li key={step.name}>
            <button type="button" className="hestia-to-field" onClick={() => lead(step)}>
              {nameOf(step.name)}
            </button>
          </li>
        ))}
      </ul>
      <p className="hestia-lead">{t('enterGoesOn')}</p>
      {!isStart && <PublishAnyway />}
    </>
  )
}
