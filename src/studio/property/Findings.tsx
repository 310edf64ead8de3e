import type { UIFieldServerProps } from 'payload'

import { legalStatements } from '@/domain/legal/required'
import { propertyFacts } from '@/domain/propertyFacts'
import { epcLabels, regions } from '@/domain/vocabulary'
import { factName, optionName } from '@/i18n/translate'

import '../studio.css'
import { localeOf } from '../words'
import { FindingsPanel } from './FindingsPanel'

/** Gives the panel the names of facts, labels, regions and statements of the law in the colleague's language alone. */
export function Findings({ i18n }: UIFieldServerProps) {
  const locale = localeOf(i18n.language)
  const options = (vocabulary: string, values: readonly string[]) => values.map((value) => [value, optionName(locale, vocabulary, value)])
  const facts = propertyFacts.map((fact) => [fact, factName(locale, fact)])
  return (
    <FindingsPanel
      names={Object.fromEntries([...facts, ...options('epcLabel', epcLabels), ...options('region', regions), ...options('legalStatement', legalStatements)])}
    />
  )
}
