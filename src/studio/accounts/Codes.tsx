'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { useWords } from '../useWords'
import { ConfirmForm, type OwnFactors } from './ConfirmForm'
import { useSecurity } from './useSecurity'
import words from './words.json'

type Show = (codes: unknown) => void

/** Recovery codes, and what they are for. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  const t = useWords(words)
  return (
    <>
      <p className="hestia-lead">{t('codesLead')}</p>
      <ul className="hestia-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shows new recovery codes once: they are stored in a form from which they cannot be read. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useWords(words)
  return (
    <section className="hestia-new-codes" role="status">
      <h3>{t('codes')}</h3>
      <CodeList codes={codes} />
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onKept}>
        {t('codesKept')}
      </Button>
    </section>
  )
}

/** Says how many recovery codes are left, and makes new ones. */
export function CodesPart({ left, show, ...own }: OwnFactors & { left: number; show: Show }) {
  const security = useSecurity()
  const { t, send } = security
  const [isOpen, setOpen] = useState(false)
  if (!own.hasFactor) return null
  return (
    <>
      <h3>{t('codes')}</h3>
      <p className="hestia-lead">{t('codesLeft', { left })}</p>
      {isOpen ? (
        <ConfirmForm
          {...own}
          security={security}
          label={t('codesNew')}
          onCancel={() => setOpen(false)}
          onConfirm={async (confirmation) => {
            const answer = await send({ do: 'codes', ...confirmation })
            if (!answer) return false
            show(answer.codes)
            setOpen(false)
            return true
          }}
        />
      ) : (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
          {t('codesNew')}
        </Button>
      )}
    </>
  )
}
