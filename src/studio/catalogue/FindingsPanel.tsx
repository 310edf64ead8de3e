'use client'

import { useAllFormFields, useConfig, usePayloadAPI } from '@payloadcms/ui'

import { certificateDay } from '@/domain/catalogue/certificate'
import { homeCountry } from '@/domain/catalogue/countries'
import { fieldOf, legalStatements } from '@/domain/legal/required'
import { complianceOf } from '@/domain/legal/compliance'
import { regionOf } from '@/domain/catalogue/regions'
import { computedFor, warningsFor, type CheckedProperty } from '@/domain/studio/propertyWarnings'

import { useWords } from '../useWords'
import { AdvertisementGaps } from './AdvertisementGaps'
import { CheckWarnings } from './CheckWarnings'
import { Duplicates } from './Duplicates'
import { FormChips } from './FormChips'
import { Gaps } from './Gaps'
import { PlannedViewings } from './PlannedViewings'
import { readPropertyForm } from './readPropertyForm'
import { useExcludingWords } from './useExcludingWords'
import { useSteps, type Step } from './useSteps'
import words from './words.json'

const PANEL = 'hestia-check'

type Props = { names: Record<string, string>; tabs: Record<string, number> }
type SelectedField = 'zip' | 'country' | 'webId'

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

/** What every advertisement begins with, in the order in which it is typed. */
const FIRST_FIELDS = ['mainType', 'city', 'street', 'houseNumber', 'price']
/** Of these, what no property is saved without. */
const NEEDED = ['mainType', 'city']

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
  const isFilled = (name: string) => Boolean(form[name]?.value)
  // The law differs by region: nothing is known of it before the city has come.
  const isKnown = typeof city.zip === 'string'
  // The law lets the date of the certificate out, visitors ask for it.
  const dateStep = {
    name: 'epcDate',
    field: 'epcDate',
    isOpen: isFilled('epcCertificate') && !isFilled('epcDate'),
  }
  const steps: Step[] = [
    ...FIRST_FIELDS.map((name) => ({ name, field: name, isOpen: !isFilled(name) })),
    ...legalStatements.flatMap((name) => {
      const step = { name, field: fieldOf(name, checked), isOpen: isKnown && gaps.includes(name) }
      return name === 'energyCertificate' ? [step, dateStep] : [step]
    }),
  ]
  const hasCity = isFilled('city')
  return { checked, computed, gaps, completeness, warnings, hasCity, isKnown, steps }
}

/**
 * Returns the fields that mean nothing for the property: the scale of a Brussels certificate elsewhere and
 * where its day is known, and the label of Luxembourg in Belgium while it is empty. The style sheet hides them.
 */
function irrelevantFields(property: CheckedProperty): string {
  const { region, epcLabelText } = property
  return [
    region && (region !== 'brussels' || certificateDay(property)) && 'epcProfile',
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

/**
 * Checks a property while it is being filled in: computed values, missing legal statements,
 * warnings and duplicates.
 */
export function FindingsPanel({ names, tabs }: Props) {
  const t = useWords(words)
  const { checked, computed, gaps, completeness, warnings, hasCity, isKnown, steps } = useFindings()
  const lead = useSteps({ steps, isKnown, tabs })
  const nameOf = (value: string) => names[value] ?? value
  const isListed = ({ name, isOpen }: Step) =>
    isOpen && (hasCity ? gaps.some((gap) => gap === name) : NEEDED.includes(name))
  const listed = steps.filter(isListed)
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
        <Gaps open={listed} isStart={!hasCity} nameOf={nameOf} lead={lead} />
        <CheckWarnings warnings={warnings} nameOf={nameOf} />
        <AdvertisementGaps type={checked.type} tabs={tabs} />
        {hasCity && gaps.length + warnings.length === 0 ? <p>{t('inOrder')}</p> : null}
        <PlannedViewings />
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
