'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { DescribedRelease } from '@/data/releases/describe'
import { formatDay } from '@/i18n/formats'

import { useStudioLocale, useWords } from '../useWords'
import type { ActOnRelease } from './useRelease'
import words from './words.json'

type Props = { planned: DescribedRelease['planned']; isBusy: boolean; act: ActOnRelease }

/** Chooses the moment at which the site publishes the release by itself, on the clock of Brussels. */
export function ReleaseMoment({ planned, isBusy, act }: Props) {
  const say = useWords(words)
  const locale = useStudioLocale()
  const [day, setDay] = useState(planned?.day ?? '')
  const [time, setTime] = useState(planned?.time ?? '09:00')
  return (
    <section className="hestia-release__moment">
      <h3>{say('planTitle')}</h3>
      {planned && (
        <p data-problem={planned.isLate}>
          {say(planned.isLate ? 'plannedLate' : 'plannedFor', {
            day: formatDay(planned.day, locale),
            time: planned.time,
          })}
        </p>
      )}
      <div className="hestia-release__actions">
        <label>
          {say('day')}
          <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <label>
          {say('time')}
          <input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </label>
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy || day === '' || time === ''}
          onClick={() => void act({ action: 'plan', moment: { day, time } })}
        >
          {say('plan')}
        </Button>
        {planned && (
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            disabled={isBusy}
            onClick={() => void act({ action: 'plan', moment: null })}
          >
            {say('unplan')}
          </Button>
        )}
      </div>
    </section>
  )
}
