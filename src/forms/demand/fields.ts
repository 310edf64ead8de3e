import { givenByWish } from '@/data/demands/given'
import { findTypeNames } from '@/data/demands/types'
import { alertFrequencies } from '@/domain/leads'
import { features } from '@/domain/listings/features'
import { readQuestion } from '@/domain/listings/question'
import { goals, provinces, regions } from '@/domain/vocabulary'
import { translate } from '@/i18n/translate'

import { optionsOf, personFields } from '../fields'
import type { FieldSpec, FormContext } from '../form'

type Given = (name: string) => readonly string[]
type Asked = { given: Given; locale: FormContext['locale'] }

/** What was taken over from a list, to be kept or let go. */
function takenOver({ given, locale }: Asked): FieldSpec[] {
  const t = translate(locale)
  const [written = ''] = given('near')
  const { near } = readQuestion({ near: [written] })
  const [within = ''] = given('within')
  return [
    ...(near ? [{ name: 'near', kind: 'boxes', options: [{ value: written, label: t('demand.near', { km: near.km, town: near.name }) }] } as const] : []),
    ...(within ? [{ name: 'within', kind: 'boxes', options: [{ value: within, label: t('demand.within') }] } as const] : []),
  ]
}

async function whatFields({ locale }: Asked): Promise<FieldSpec[]> {
  const [t, types] = [translate(locale), await findTypeNames(locale)]
  return [
    { name: 'goal', kind: 'radios', heading: t('demand.what'), required: true, options: optionsOf('goal', goals, locale), preset: ['sale'] },
    { name: 'types', kind: 'boxes', required: true, options: types.map(({ webId, name }) => ({ value: String(webId), label: name })) },
    ...(['priceMin', 'priceMax'] as const).map((name): FieldSpec => ({ name, kind: 'number', width: 'half', unit: '€' })),
    { name: 'bedrooms', kind: 'number', width: 'half' },
    { name: 'area', kind: 'number', width: 'half', unit: 'm²' },
    { name: 'has', kind: 'boxes', options: features.map((value) => ({ value, label: t(`features.names.${value}`) })) },
  ]
}

function whereFields(asked: Asked): FieldSpec[] {
  const { locale } = asked
  const t = translate(locale)
  const whole = optionsOf('region', regions, locale).map(({ value, label }) => ({ value, label: t('list.wholeRegion', { region: label }) }))
  const specs: FieldSpec[] = [
    { name: 'provinces', kind: 'provinces', heading: t('demand.where'), lead: t('demand.whereLead'), options: optionsOf('province', provinces, locale) },
    { name: 'regions', kind: 'boxes', options: whole },
    { name: 'towns', kind: 'towns', hint: t('demand.townsHint') },
    ...takenOver(asked),
  ]
  return specs.map((spec) => ({ ...spec, isOneOfSeveral: true }))
}

/** What is asked about the home itself; `given` is what is known of it already. */
export async function wishFields({ locale, query, typed }: Pick<FormContext, 'locale' | 'query' | 'typed'>): Promise<FieldSpec[]> {
  const wished = typed ?? (await givenByWish(query, locale))
  const asked: Asked = { locale, given: (name) => [wished[name] ?? []].flat() }
  const t = translate(locale)
  const frequency: FieldSpec = {
    ...{ name: 'frequency', kind: 'radios', required: true, options: optionsOf('alertFrequency', alertFrequencies, locale), preset: ['daily'] },
    ...{ heading: t('demand.when'), lead: t('demand.whenLead') },
  }
  const specs = [...(await whatFields(asked)), ...whereFields(asked), frequency]
  return specs.map((spec) => (wished[spec.name] === undefined ? spec : { ...spec, preset: asked.given(spec.name) }))
}

export async function demandFields(context: FormContext): Promise<FieldSpec[]> {
  const [first, ...others] = personFields(context.asking, context.locale)
  const heading = translate(context.locale)('demand.who')
  return [...(await wishFields(context)), ...(first ? [{ ...first, heading }] : []), ...others]
}
