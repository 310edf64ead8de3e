import { findUnits } from '@/data/listings'
import { unitName } from '@/data/views/project'
import { unitStatusOf } from '@/domain/units'
import { translate } from '@/i18n/translate'

import { personFields } from '../fields'
import type { FieldSpec, FormContext } from '../form'

/** The units that can still be had, by their reference. */
export async function unitOptions({ subject, locale }: Pick<FormContext, 'subject' | 'locale'>): Promise<{ value: string; label: string }[]> {
  const units = subject.project ? await findUnits(subject.project.id, locale) : []
  return units.flatMap((unit) => (unit.reference && unitStatusOf(unit) !== 'sold' ? [{ value: String(unit.reference), label: unitName(unit, locale) }] : []))
}

export async function constructionFields(context: FormContext): Promise<FieldSpec[]> {
  const options = await unitOptions(context)
  const unit: FieldSpec[] = options.length > 0 ? [{ name: 'unit', kind: 'choice', options }] : []
  return [...unit, ...personFields(context.asking, context.locale)]
}

export const constructionIntro = ({ locale }: FormContext): string => translate(locale)('form.intro.construction')
