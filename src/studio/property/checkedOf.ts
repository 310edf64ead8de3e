import { z } from 'zod'

import { textIn } from '@/domain/legal/promise'
import { amount, stated, text } from '@/domain/legal/stated'
import type { Checked } from '@/domain/studio/propertyWarnings'
import type { Region } from '@/domain/vocabulary'

type Form = Record<string, { value?: unknown } | undefined>

const looked = z.object({ ...stated, deposit: amount, title: text, latitude: amount, longitude: amount, typeDescription: text })

/** What the check of a property looks at, read out of the form as it is being filled in. */
export function checkedOf(form: Form, region: Region | undefined, type: number | undefined): Checked {
  const { typeDescription, ...checked } = looked.parse(Object.fromEntries(Object.entries(form).map(([name, field]) => [name, field?.value])))
  const words = [checked.title, typeDescription, checked.epcLabelText, textIn(form.description?.value)].filter(Boolean).join('. ')
  return { ...checked, words, region, type }
}
