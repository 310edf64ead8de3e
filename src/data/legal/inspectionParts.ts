import type { FlattenedField, PayloadRequest } from 'payload'

import type { InspectionView } from '@/brochure/inspection/view'
import { identityFacts, missingIdentity } from '@/domain/legal/identity'
import { openStoredFile } from '@/fields/storedFile'
import { formatEvent } from '@/i18n/formats'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Setting } from '@/payload-types'

import { findRecordStart, type ShownProperty } from './findInspection'
import { daysText } from './inspectionSections'
import type { ZipEntry } from './zip'

type Section = InspectionView['sections'][number]

const labelOf = (req: PayloadRequest, name: string, locale: Locale): string => {
  const settings = req.payload.config.globals.find(({ slug }) => slug === 'settings')
  const field = settings?.flattenedFields.find((one: FlattenedField) => one.name === name)
  const label = field && 'label' in field ? field.label : undefined
  return typeof label === 'object' && label !== null && locale in label
    ? String(label[locale as keyof typeof label])
    : name
}

export function identitySection(req: PayloadRequest, settings: Setting, locale: Locale): Section {
  const rows = identityFacts.map((fact) => ({
    label: labelOf(req, fact, locale),
    value: String(settings[fact] ?? '').trim() || '–',
  }))
  return { heading: translate(locale)('inspection.identity'), isMain: true, lines: [], rows }
}

type Missing = { properties: readonly ShownProperty[]; lost: readonly string[]; now: Date }

/** All that the file should say and cannot, in sentences. */
export async function missingLines(
  req: PayloadRequest,
  settings: Setting,
  { first, language }: { first: string; language: Locale },
  { properties, lost, now }: Missing,
): Promise<string[]> {
  const t = translate(language)
  const start = await findRecordStart()
  const statements = properties.flatMap(({ reference, states }) =>
    states.flatMap((state) =>
      state.missing.map((gap) =>
        t('inspection.noStatement', {
          reference: String(reference ?? ''),
          days: daysText(state, now, language),
          statement: optionName(language, 'legalStatement', gap),
        }),
      ),
    ),
  )
  return [
    ...missingIdentity(settings, language === defaultLocale).map((fact) =>
      t('inspection.noIdentity', { field: labelOf(req, fact, language) }),
    ),
    ...(start && start.toISOString().slice(0, 10) > first
      ? [t('inspection.noRecord', { moment: formatEvent(start.toISOString(), language) })]
      : []),
    ...statements,
    ...lost,
  ]
}

/** Reads the pictures of one property as they are stored. Those that are gone are named. */
export async function findPictures(
  req: PayloadRequest,
  { reference, states }: ShownProperty,
  language: Locale,
): Promise<{ files: ZipEntry[]; lost: string[] }> {
  const names = new Set(
    states.flatMap(({ content: { pictures = [], plans = [] } }) =>
      [...pictures, ...plans].flatMap(({ file }) => file ?? []),
    ),
  )
  const files: ZipEntry[] = []
  const lost: string[] = []
  for (const name of names) {
    const stream = await openStoredFile(req, 'media', { id: '', filename: name })
    if (stream)
      files.push({
        name: `pictures/${name}`,
        data: Buffer.from(await new Response(stream).arrayBuffer()),
      })
    else
      lost.push(
        translate(language)('inspection.noPicture', {
          reference: String(reference ?? ''),
          file: name,
        }),
      )
  }
  return { files, lost }
}
