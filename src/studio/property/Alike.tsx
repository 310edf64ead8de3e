'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { Alike as Found, Looks } from '@/data/properties/alike'

import { postJson, toldIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

const fields = ['city', 'street', 'houseNumber', 'boxNumber', 'epcCertificate', 'cadastralNumber', 'recordFile'] as const
const PAUSE = 600

/** The records that may be of the same house, looked for as soon as the form pauses. */
export function Alike() {
  const says = useWords(words)
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  // One text that changes exactly when something that is compared does.
  const asked = useFormFields(([form]) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, form[field]?.value ?? null])) satisfies Looks))
  const [found, setFound] = useState<Found[]>([])

  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const answer = await postJson(`${config.routes.api}/properties/alike`, { ...JSON.parse(asked), id: id ?? null })
      const told = await toldIn(answer)
      if (answer?.ok && isCurrent) setFound(Array.isArray(told.docs) ? told.docs : [])
    }
    const pause = setTimeout(() => void ask(), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
  }, [asked, id, config.routes.api])

  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <>
          <p data-weight="must">{says('alike')}</p>
          <ul className="hestia-gaps">
            {found.map(({ id: other, reference, title, by }) => (
              <li key={other}>
                <a href={`${config.routes.admin}/collections/properties/${other}`} target="_blank" rel="noreferrer">
                  {[reference, title].filter(Boolean).join(' · ')}
                </a>{' '}
                ({by.map((one) => says(one)).join(', ')})
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
