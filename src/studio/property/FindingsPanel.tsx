'use client'

import { useAllFormFields, useConfig, usePayloadAPI, useTranslation } from '@payloadcms/ui'

import { homeCountry } from '@/domain/countries'
import { fieldOf } from '@/domain/legal/required'
import { standingOf } from '@/domain/legal/standing'
import { regionOf } from '@/domain/regions'
import { computedFor, warningsFor, type Warning } from '@/domain/studio/propertyWarnings'
import { formatDay } from '@/i18n/dates'

import { useWords } from '../useWords'
import { localeOf } from '../words'
import { Alike } from './Alike'
import { checkedOf } from './checkedOf'
import { goToField } from './goToField'
import { PublishAnyway } from './PublishAnyway'
import words from './words.json'

type Props = { names: Record<string, string>; tabs: Record<string, number> }
type Asked = 'zip' | 'country' | 'webId'

/** Some fields of the document that is chosen; asked for again only when another one is. */
function useChosen(collection: string, chosen: unknown, fields: readonly Asked[]): Partial<Record<Asked, unknown>> {
  const { config } = useConfig()
  const id = typeof chosen === 'string' ? chosen : ''
  const params = { depth: 0, ...Object.fromEntries(fields.map((field) => [`select[${field}]`, true])) }
  const [{ data }] = usePayloadAPI(id ? `${config.routes.api}/${collection}/${id}` : '', { initialParams: params })
  return id && data ? data : {}
}

const regionIn = ({ zip, country }: Partial<Record<Asked, unknown>>) => (country === homeCountry && typeof zip === 'string' ? regionOf(zip) : undefined)

/** Reckons along while a property is being filled in: what follows from its facts, what the law still wants, and what to look at. */
export function FindingsPanel({ names, tabs }: Props) {
  const says = useWords(words)
  const { i18n } = useTranslation()
  const [form] = useAllFormFields()
  const city = useChosen('cities', form.city?.value, ['zip', 'country'])
  const { webId } = useChosen('property-types', form.mainType?.value, ['webId'])
  const checked = checkedOf(form, regionIn(city), typeof webId === 'number' ? webId : undefined)
  const computed = computedFor(checked)
  const today = new Date()
  // The unique code counts as soon as its certificate stands there: saving writes it.
  const { gaps, completeness } = standingOf({ ...checked, uniqueCode: checked.uniqueCode || computed.uniqueCode }, today)
  const warnings = warningsFor(checked, today).filter(({ code }) => code !== 'statementsMissing')
  const named = (value: string) => names[value] ?? value

  const told = (key: string, value: string | number) => (key === 'day' ? formatDay(String(value), localeOf(i18n.language)) : named(String(value)))
  const sentence = ({ code, values, fields }: Warning) =>
    says(code, { ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, told(key, value)])), fields: fields.map(named).join(', ') })
  const press = (field: string, text: string) => (
    <button type="button" className="hestia-to-field" onClick={() => goToField(field, tabs[field])}>
      {text}
    </button>
  )
  const rows = [
    [says('region'), computed.region],
    [says('label'), computed.epcLabel],
    [says('code'), computed.uniqueCode],
  ] as const
  return (
    <section className="hestia-findings" aria-label={says('title')}>
      <h2>{says('title')}</h2>
      {form.city?.value ? (
        <label className="hestia-completeness">
          <span>{says('complete', { percent: completeness })}</span>
          <meter min={0} max={100} low={99} optimum={100} value={completeness} />
        </label>
      ) : (
        <p>{says('cityFirst')}</p>
      )}
      {gaps.length > 0 && (
        <>
          <p data-weight="must">{says('statementsMissing')}</p>
          <ul className="hestia-gaps">
            {gaps.map((gap) => (
              <li key={gap}>{press(fieldOf(gap, checked), named(gap))}</li>
            ))}
          </ul>
          <PublishAnyway />
        </>
      )}
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning.code + warning.fields.join()} data-weight={warning.weight}>
              {sentence(warning)}
            </li>
          ))}
        </ul>
      )}
      {form.city?.value && gaps.length + warnings.length === 0 ? <p>{says('inOrder')}</p> : null}
      <Alike />
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value ? named(value) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
