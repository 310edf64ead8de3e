import type { UIFieldServerProps } from 'payload'

import { legalStatements } from '@/domain/legal/required'
import { propertyFacts } from '@/domain/propertyFacts'
import { epcLabels, regions } from '@/domain/vocabulary'
import { factName, optionName } from '@/i18n/translate'

import '../studio.css'
import { localeOf, saysIn } from '../words'
import { FindingsPanel } from './FindingsPanel'
import { tabOfFields } from './tabOfFields'
import words from './words.json'

/** Gives the panel the names of facts, labels, regions and statements of the law in the colleague's language alone. */
export function Findings({ i18n, payload }: UIFieldServerProps) {
  const locale = localeOf(i18n.language)
  const options = (vocabulary: string, values: readonly string[]) => values.map((value) => [value, optionName(locale, vocabulary, value)])
  const facts = propertyFacts.map((fact) => [fact, factName(locale, fact)])
  const own = [['electricalDate', saysIn(words, locale)('electricalDate')]]
  return (
    <FindingsPanel
      names={Object.fromEntries([
        ...facts,
        ...own,
        ...options('epcLabel', epcLabels),
        ...options('region', regions),
        ...options('legalStatement', legalStatements),
      ])}
      tabs={tabOfFields(payload.collections.properties.config.fields)}
    />
  )
}
