'use client'

import { useAllFormFields, useConfig, usePayloadAPI } from '@payloadcms/ui'

import { homeCountry } from '@/domain/countries'
import { regionOf } from '@/domain/regions'
import { computedFor, warningsFor, type Warning } from '@/domain/studio/propertyWarnings'

import { useWords } from '../useWords'
import { checkedOf } from './checkedOf'
import words from './words.json'

type Props = { names: Record<string, string> }
type Asked = 'zip' | 'country' | 'webId'

const MOST_NAMED = 8

/** Some fields of the document that is chosen; asked for again only when another one is. */
function useChosen(collection: string, chosen: unknown, fields: readonly Asked[]): Partial<Record<Asked, unknown>> {
  const { config } = useConfig()
  const id = typeof chosen === 'string' ? chosen : ''
  const params = { depth: 0, ...Object.fromEntries(fields.map((field) => [`select[${field}]`, true])) }
  const [{ data }] = usePayloadAPI(id ? `${config.routes.api}/${collection}/${id}` : '', { initialParams: params })
  return id && data ? data : {}
}

const regionIn = ({ zip, country }: Partial<Record<Asked, unknown>>) => (country === homeCountry && typeof zip === 'string' ? regionOf(zip) : undefined)

/** Reckons along while a property is being filled in: what follows from its facts, and what to look at before it is published. */
export function FindingsPanel({ names }: Props) {
  const says = useWords(words)
  const [form] = useAllFormFields()
  const city = useChosen('cities', form.city?.value, ['zip', 'country'])
  const { webId } = useChosen('property-types', form.mainType?.value, ['webId'])
  const checked = checkedOf(form, regionIn(city), typeof webId === 'number' ? webId : undefined)
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
      <h2>{says('title')}</h2>
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
