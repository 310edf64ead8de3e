import { formValuesFromQuery } from '@/data/demands/formValues'
import { findTypeNames } from '@/data/demands/propertyTypes'
import { alertFrequencies } from '@/domain/enquiries/enquiries'
import { features } from '@/domain/catalogue/lists/features'
import { epcLetters } from '@/domain/catalogue/lists/steps'
import { readListQuery } from '@/domain/catalogue/lists/listQuery'
import { goals, provinces, regions } from '@/domain/catalogue/vocabulary'
import { ofTown } from '@/i18n/places'
import { optionName, translate } from '@/i18n/translate'

import type { FormContext } from '../defineForm'
import { optionsOf, type FieldSpec } from '../fields'

type PresetOf = (name: string) => readonly string[]
type WishContext = { presetOf: PresetOf; locale: FormContext['locale'] }

/** The map area and the distance of a filtered list, which the visitor keeps or removes. */
function areaFields({ presetOf, locale }: WishContext): FieldSpec[] {
  const t = translate(locale)
  const [nearText = ''] = presetOf('near')
  const { near } = readListQuery({ near: [nearText] })
  const [within = ''] = presetOf('within')
  return [
    ...(near
      ? [
          {
            name: 'near',
            kind: 'boxes',
            options: [
              {
                value: nearText,
                label: t('demand.near', { km: near.km, town: ofTown(near.name, locale) }),
              },
            ],
          } as const,
        ]
      : []),
    ...(within
      ? [
          {
            name: 'within',
            kind: 'boxes',
            options: [{ value: within, label: t('demand.within') }],
          } as const,
        ]
      : []),
  ]
}

async function whatFields({ locale }: WishContext): Promise<FieldSpec[]> {
  const t = translate(locale)
  const types = await findTypeNames(locale)
  return [
    {
      name: 'goal',
      kind: 'radios',
      heading: t('demand.what'),
      required: true,
      options: optionsOf('goal', goals, locale),
      preset: ['sale'],
    },
    {
      name: 'types',
      kind: 'boxes',
      required: true,
      options: types.map(({ webId, name }) => ({ value: String(webId), label: name })),
    },
    ...(['priceMin', 'priceMax'] as const).map((name): FieldSpec => ({
      name,
      kind: 'number',
      width: 'half',
      unit: '€',
    })),
    { name: 'bedrooms', kind: 'number', width: 'half' },
    { name: 'area', kind: 'number', width: 'half', unit: 'm²' },
    { name: 'epc', kind: 'boxes', options: optionsOf('epcLabel', epcLetters, locale) },
    { name: 'onlyNew', kind: 'boxes', options: [{ value: '1', label: t('list.onlyNew') }] },
    { name: 'has', kind: 'boxes', options: optionsOf('feature', features, locale) },
  ]
}

function whereFields(context: WishContext): FieldSpec[] {
  const { locale } = context
  const t = translate(locale)
  const wholeRegions = optionsOf('region', regions, locale).map(({ value }) => ({
    value,
    label: t('list.wholeRegion', { inRegion: optionName(locale, 'inRegion', value) }),
  }))
  const specs: FieldSpec[] = [
    {
      name: 'provinces',
      kind: 'provinces',
      heading: t('demand.where'),
      lead: t('demand.whereLead'),
      options: optionsOf('province', provinces, locale),
    },
    { name: 'regions', kind: 'boxes', options: wholeRegions },
    { name: 'towns', kind: 'towns', hint: t('demand.townsHint') },
    ...areaFields(context),
  ]
  return specs.map((spec) => ({ ...spec, isOneOfSeveral: true }))
}

/** The fields about the wanted home, filled in with what is known from the list or typed before. */
export async function wishFields({
  locale,
  query,
  typed,
}: Pick<FormContext, 'locale' | 'query' | 'typed'>): Promise<FieldSpec[]> {
  const known = typed ?? (await formValuesFromQuery(query, locale))
  const context: WishContext = { locale, presetOf: (name) => [known[name] ?? []].flat() }
  const t = translate(locale)
  const frequency: FieldSpec = {
    name: 'frequency',
    kind: 'radios',
    required: true,
    options: optionsOf('alertFrequency', alertFrequencies, locale),
    preset: ['daily'],
    heading: t('demand.when'),
    lead: t('demand.whenLead'),
  }
  const specs = [...(await whatFields(context)), ...whereFields(context), frequency]
  return specs.map((spec) =>
    known[spec.name] === undefined ? spec : { ...spec, preset: context.presetOf(spec.name) },
  )
}
