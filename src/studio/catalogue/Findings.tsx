import type { UIFieldServerProps } from 'payload'

import { legalStatements } from '@/domain/legal/required'
import { propertyFacts } from '@/domain/catalogue/factLists'
import { epcLabels, regions } from '@/domain/catalogue/vocabulary'
import { factName, optionName } from '@/i18n/translate'
import { localeOf } from '@/i18n/locales'

import { labelIn } from '../labels'
import '../studio.css'
import { translatorFor } from '../words'
import { FindingsPanel } from './FindingsPanel'
import { tabOfFields } from './tabOfFields'
import words from './words.json'

/**
 * Passes the panel the names of facts, labels, regions and legal statements in the language of the
 * colleague only. A fact has the name of its field in the form, where visitors may read another one.
 */
export function Findings({ i18n, payload }: UIFieldServerProps) {
  const locale = localeOf(i18n.language)
  const options = (vocabulary: string, values: readonly string[]) =>
    values.map((value) => [value, optionName(locale, vocabulary, value)])
  const { fields, flattenedFields } = payload.collections.properties.config
  const labels = new Map(
    flattenedFields.map((field) => [field.name, 'label' in field ? field.label : undefined]),
  )
  const facts = propertyFacts.map((fact) => [
    fact,
    labelIn(labels.get(fact), locale, factName(locale, fact)),
  ])
  const extra = [['electricalDate', translatorFor(words, locale)('electricalDate')]]
  return (
    <FindingsPanel
      names={Object.fromEntries([
        ...facts,
        ...extra,
        ...options('epcLabel', epcLabels),
        ...options('region', regions),
        ...options('legalStatement', legalStatements),
      ])}
      tabs={tabOfFields(fields)}
    />
  )
}
