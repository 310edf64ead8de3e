import { optionalNumber, advertisedShape, optionalText } from '@/domain/legal/advertisedShape'
import { wordsOf, writtenInForm } from '@/domain/legal/writtenTexts'
import type { CheckedProperty } from '@/domain/studio/propertyWarnings'
import type { Region } from '@/domain/catalogue/vocabulary'
import { z } from '@/domain/lib/zodWithoutEval'

type Form = Record<string, { value?: unknown } | undefined>

const formSchema = z.object({
  ...advertisedShape,
  deposit: optionalNumber,
  title: optionalText,
  latitude: optionalNumber,
  longitude: optionalNumber,
})

/** Reads from the form the values that the check of a property needs. */
export function readPropertyForm(
  form: Form,
  region: Region | undefined,
  type: number | undefined,
  excludingWords: readonly string[],
): CheckedProperty {
  const values = Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, field?.value]),
  )
  const words = wordsOf(writtenInForm('properties', values))
  return { ...formSchema.parse(values), words, excludingWords, region, type }
}
