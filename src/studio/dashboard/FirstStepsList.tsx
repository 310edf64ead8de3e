'use client'

import { Link, toast, useConfig, usePreferences } from '@payloadcms/ui'
import { useState } from 'react'

import {
  FIRST_STEPS_KEY,
  firstSteps,
  type FirstStep,
  type StoredSteps,
} from '@/domain/accounts/firstSteps'

import { useWords } from '../useWords'
import words from './first-steps.words.json'

/** Where each step is taken. */
const paths: Record<FirstStep, string> = {
  secure: '/account',
  profile: '/account',
  language: '/account',
  lead: '/inbox',
  guide: '/guide',
}

/** The steps as links. Opening one, or putting the card away, is stored for this colleague. */
export function FirstStepsList({ done }: { done: readonly FirstStep[] }) {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  const { setPreference } = usePreferences()
  const [isAway, setAway] = useState(false)
  const store = (value: StoredSteps) => setPreference(FIRST_STEPS_KEY, value)
  const putAway = async () => {
    setAway(true)
    await store({ opened: [...done], isDismissed: true }).catch(() => {
      setAway(false)
      toast.error(t('notKept'))
    })
  }
  if (isAway) return <p role="status">{t('putAway')}</p>
  return (
    <>
      <ol className="hestia-first-steps">
        {firstSteps.map((step) => (
          <li key={step} data-done={done.includes(step) || undefined}>
            <Link
              href={admin + paths[step]}
              prefetch={false}
              onClick={() =>
                void store({ opened: [...new Set([...done, step])], isDismissed: false })
              }
            >
              {t(step)}
            </Link>
            {done.includes(step) && <span>{t('done')}</span>}
          </li>
        ))}
      </ol>
      <p className="hestia-card__ways">
        <button type="button" className="btn btn--style-none" onClick={() => void putAway()}>
          {t('dismiss')}
        </button>
      </p>
    </>
  )
}
