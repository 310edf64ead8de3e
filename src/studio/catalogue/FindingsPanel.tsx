'use client'

import { useAllFormFields, useConfig, usePayloadAPI, useTranslation } from '@payloadcms/ui'

import { homeCountry } from '@/domain/catalogue/countries'
import { fieldOf } from '@/domain/legal/required'
import { complianceOf } from '@/domain/legal/compliance'
import { regionOf } from '@/domain/catalogue/regions'
import {
  computedFor,
  warningsFor,
  type CheckedProperty,
  type Warning,
} from '@/domain/studio/propertyWarnings'
import { formatDay } from '@/i18n/formats'

import { useWords } from '../useWords'
import { localeOf } from '../words'
import { AdvertisementGaps } from './AdvertisementGaps'
import { Duplicates } from './Duplicates'
import { FormChips } from './FormChips'
import { readPropertyForm } from './readPropertyForm'
import { goToField } from './goToField'
import { PublishAnyway } from './PublishAnyway'
import { useExcludingWords } from './useExcludingWords'
import words from './words.json'

const PANEL = 'hestia-check'

type Props = { names: Record<string, string>; tabs: Record<string, number> }
type SelectedField = 'zip' | 'country' | 'webId'
type NameOf = (value: string) => string

/** Reads some fields of the document that a relation in the form points to. */
function useSelected(
  collection: string,
  value: unknown,
  fields: readonly SelectedField[],
): Partial<Record<SelectedField, unknown>> {
  const { config } = useConfig()
  const id = typeof value === 'string' ? value : ''
  const params = {
    depth: 0,
    ...Object.fromEntries(fields.map((field) => [`select[${field}]`, true])),
  }
  const [{ data }] = usePayloadAPI(id ? `${config.routes.api}/${collection}/${id}` : '', {
    initialParams: params,
  })
  return id && data ? data : {}
}

const regionIn = ({ zip, country }: Partial<Record<SelectedField, unknown>>) =>
  country === homeCountry && typeof zip === 'string' ? regionOf(zip) : undefined

/** Checks the property in the form: computed values, missing legal statements and warnings. */
function useFindings() {
  const [form] = useAllFormFields()
  const city = useSelected('cities', form.city?.value, ['zip', 'country'])
  const { webId } = useSelected('property-types', form.mainType?.value, ['webId'])
  const checked = readPropertyForm(
    form,
    regionIn(city),
    typeof webId === 'number' ? webId : undefined,
    useExcludingWords(),
  )
  const computed = computedFor(checked)
  const today = new Date()
  // The unique code counts as soon as the certificate has one: saving writes it to the field.
  const { gaps, completeness } = complianceOf(
    { ...checked, uniqueCode: checked.uniqueCode || computed.uniqueCode },
    today,
  )
  const warnings = warningsFor(checked, today).filter(({ code }) => code !== 'statementsMissing')
  return { checked, computed, gaps, completeness, warnings, hasCity: Boolean(form.city?.value) }
}

/**
 * Returns the fields that mean nothing where the property lies: the Brussels scale elsewhere, and the
 * label of Luxembourg in Belgium while it is empty. The style sheet hides them.
 */
function irrelevantFields({ region, epcLabelText }: CheckedProperty): string {
  return [
    region && region !== 'brussels' && 'epcProfile',
    region && !epcLabelText && 'epcLabelText',
  ]
    .filter(Boolean)
    .join(' ')
}

type Findings = ReturnType<typeof useFindings>

function Completeness({ hasCity, completeness }: Pick<Findings, 'hasCity' | 'completeness'>) {
  const t = useWords(words)
  return hasCity ? (
    <label className="hestia-completeness">
      <span>{t('complete', { percent: completeness })}</span>
      <meter min={0} max={100} low={99} optimum={100} value={completeness} />
    </label>
  ) : (
    <p>{t('cityFirst')}</p>
  )
}

type GapProps = Pick<Findings, 'gaps' | 'checked'> & { nameOf: NameOf; tabs: Props['tabs'] }

/** Lists the missing legal statements. Each leads to its field. */
function Gaps({ gaps, checked, nameOf, tabs }: GapProps) {
  const t = useWords(words)
  if (gaps.length === 0) return null
  return (
    <>
      <p data-weight="must">{t('statementsMissing')}</p>
      <ul className="hestia-gaps">
        {gaps.map((gap) => {
          const field = fieldOf(gap, checked)
          return (
            <li key={gap}>
              <button
                type="button"
                className="hestia-to-field"
                onClick={() => goToField(field, tabs[field])}
              >
                {nameOf(gap)}
              </button>
            </li>
          )
        })}
      </ul>
      <PublishAnyway />
    </>
  )
}

function Warnings({ warnings, nameOf }: Pick<Findings, 'warnings'> & { nameOf: NameOf }) {
  const t = useWords(words)
  const { i18n } = useTranslation()
  if (warnings.length === 0) return null
  const valueText = (key: string, value: string | number) =>
    key === 'day' ? formatDay(String(value), localeOf(i18n.language)) : nameOf(String(value))
  const sentence = ({ code, values, fields }: Warning) =>
    t(code, {
      ...Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, valueText(key, value)]),
      ),
      fields: fields.map(nameOf).join(', '),
    })
  return (
    <ul>
      {warnings.map((warning) => (
        <li key={warning.code + warning.fields.join()} data-weight={warning.weight}>
          {sentence(warning)}
        </li>
      ))}
    </ul>
  )
}

/**
 * Checks a property while it is being filled in: computed values, missing legal statements,
 * warnings and duplicates.
 */
export function FindingsPanel({ names, tabs }: Props) {
  const t = useWords(words)
  const { checked, computed, gaps, completeness, warnings, hasCity } = useFindings()
  const nameOf = (value: string) => names[value] ?? value
  const duties = warnings.filter(({ weight }) => weight === 'must')
  const open = hasCity ? gaps.length + duties.length : undefined
  const rows = [
    [t('region'), computed.region],
    [t('label'), computed.epcLabel],
    [t('code'), computed.uniqueCode],
  ] as const
  return (
    <>
      <FormChips open={open} panel={PANEL} />
      <section
        className="hestia-findings"
        id={PANEL}
        tabIndex={-1}
        aria-label={t('title')}
        data-irrelevant={irrelevantFields(checked)}
      >
        <h2>{t('title')}</h2>
        <Completeness hasCity={hasCity} completeness={completeness} />
        <Gaps gaps={gaps} checked={checked} nameOf={nameOf} tabs={tabs} />
        <Warnings warnings={warnings} nameOf={nameOf} />
        <AdvertisementGaps type={checked.type} tabs={tabs} />
        {hasCity && gaps.length + warnings.length === 0 ? <p>{t('inOrder')}</p> : null}
        <Duplicates />
        <dl>
          {rows.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value ? nameOf(value) : '–'}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
