'use client'

import { useAllFormFields, useConfig, usePayloadAPI } from '@payloadcms/ui'

import { regionOf } from '@/domain/regions'
import { computedFor, warningsFor, type Warning } from '@/domain/studio/propertyWarnings'
import type { Region } from '@/domain/vocabulary'

import { useWords } from '../useWords'
import { checkedOf } from './checkedOf'
import words from './words.json'

type Props = { names: Record<string, string> }
type City = { zip?: string; country?: string }

const MOST_NAMED = 8

/** The region of the chosen city; asked again only when another one is chosen. */
function useRegion(city: unknown): Region | undefined {
  const { config } = useConfig()
  const id = typeof city === 'string' ? city : ''
  const params = { depth: 0, 'select[zip]': true, 'select[country]': true }
  const [{ data }] = usePayloadAPI(id ? `${config.routes.api}/cities/${id}` : '', { initialParams: params })
  const found: City = data ?? {}
  return id && found.country === 'be' ? regionOf(found.zip ?? '') : undefined
}

/** Reckons along while a property is being filled in: what follows from its facts, and what to look at before it is published. */
export function FindingsPanel({ names }: Props) {
  const says = useWords(words)
  const [form] = useAllFormFields()
  const region = useRegion(form.city?.value)
  const checked = checkedOf(form, region)
  const computed = computedFor(checked)
  const warnings = warningsFor(checked, new Date())
  const named = (value: string) => names[value] ?? value

  const sentence = ({ code, values, fields }: Warning) => {
    const told = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, named(String(value))]))
    const list = fields.slice(0, MOST_NAMED).map(named).join(', ')
    return says(code, { ...told, fields: fields.length > MOST_NAMED ? `${list}, …` : list })
  }
  const rows = [
    [says('region'), computed.region],
    [says('label'), computed.epcLabel],
    [says('code'), computed.uniqueCode],
  ] as const
  return (
    <section className="hestia-findings" aria-label={says('title')}>
      <h3>{says('title')}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value ? named(value) : '–'}</dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 ? (
        <ul>
          {warnings.map((warning) => (
            <li key={warning.code} data-weight={warning.weight}>
              {sentence(warning)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{says('inOrder')}</p>
      )}
    </section>
  )
}
