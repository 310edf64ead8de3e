'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { DuplicateRecord as Duplicate, DuplicateInput } from '@/data/catalogue/duplicates'

import { postJson, bodyOf } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

/** The fields by which duplicates are recognized. */
const fields = [
  'city',
  'street',
  'houseNumber',
  'boxNumber',
  'epcCertificate',
  'cadastralNumber',
  'recordFile',
] as const
/** Milliseconds without a change after which duplicates are looked up. */
const PAUSE_MS = 600

/** Looks up possible duplicates of the property in the form whenever typing pauses. */
function useDuplicates(): Duplicate[] {
  const { api } = useConfig().config.routes
  const { id } = useDocumentInfo()
  // A single string that changes exactly when one of the fields does.
  const values = useFormFields(([form]) =>
    JSON.stringify(
      Object.fromEntries(
        fields.map((field) => [field, form[field]?.value ?? null]),
      ) satisfies DuplicateInput,
    ),
  )
  const [duplicates, setDuplicates] = useState<Duplicate[]>([])

  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const response = await postJson(`${api}/properties/alike`, {
        ...JSON.parse(values),
        id: id ?? null,
      })
      const { docs } = await bodyOf(response)
      if (response?.ok && isCurrent) setDuplicates(Array.isArray(docs) ? docs : [])
    }
    const pause = setTimeout(() => void load(), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
  }, [values, id, api])
  return duplicates
}

/** Lists the records that may describe the same home as the form, with what they have in common. */
export function Duplicates() {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  const duplicates = useDuplicates()
  return (
    <div aria-live="polite">
      {duplicates.length > 0 && (
        <>
          <p data-weight="must">{t('alike')}</p>
          <ul className="hestia-gaps">
            {duplicates.map(({ id, reference, title, by }) => (
              <li key={id}>
                <a href={`${admin}/collections/properties/${id}`} target="_blank" rel="noreferrer">
                  {[reference, title].filter(Boolean).join(' · ')}
                </a>{' '}
                ({by.map((match) => t(match)).join(', ')})
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
