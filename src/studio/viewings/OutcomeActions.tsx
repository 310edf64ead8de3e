import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { useWords } from '../useWords'
import words from './words.json'

export type OutcomeOption = { value: string; name: string }

type Props = {
  name: string
  outcomes: readonly OutcomeOption[]
  isBusy: boolean
  onChange: (change: { status: 'done'; outcome: string }) => void
}

/** Notes how a viewing went: one press opens the answers, the second saves one. */
export function OutcomeActions({ name, outcomes, isBusy, onChange }: Props) {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button
        size="small"
        margin={false}
        onClick={() => setOpen(true)}
        aria-label={`${t('howWasIt')} ${name}`}
      >
        {t('howWasIt')}
      </Button>
    )
  return (
    <div className="hestia-outcomes" role="group" aria-label={`${t('howWasIt')} ${name}`}>
      {outcomes.map(({ value, name: outcomeName }) => (
        <Button
          key={value}
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => onChange({ status: 'done', outcome: value })}
        >
          {outcomeName}
        </Button>
      ))}
    </div>
  )
}
