import type { PropertyFact } from '../catalogue/propertyFacts'
import type { ConditionLogic } from '../site/options'
import {
  isFilled,
  isFactSame,
  isTrue,
  NoAnswer,
  compareValues,
  type FactValue,
  type FactValues,
} from './evaluate'
import { parseExpression } from './expression'
import { ExpressionError } from './tokens'

export type ConditionRule = {
  field?: PropertyFact | null
  logic?: ConditionLogic | null
  compareWithField?: PropertyFact | null
  compareWithValue?: string | null
  advancedCondition?: string | null
}

const contains = (value: FactValue, part: FactValue): boolean => {
  if (!isFilled(value) || !isFilled(part)) return false
  return String(value).toLowerCase().includes(String(part).toLowerCase())
}

const comparisons: Record<
  Exclude<ConditionLogic, 'equals' | 'not_equals'>,
  (value: FactValue, other: FactValue) => boolean
> = {
  filled: (value) => isFilled(value),
  empty: (value) => !isFilled(value),
  greater: (value, other) => compareValues(value, other) > 0,
  less: (value, other) => compareValues(value, other) < 0,
  contains,
}

/**
 * The comparison of one fact; another fact goes before a written value. A comparison with nothing
 * is unfinished.
 */
function comparisonHolds(
  { field, logic, compareWithField, compareWithValue }: ConditionRule,
  facts: FactValues,
): boolean {
  if (!field || !logic) throw new NoAnswer()
  const needsOther = logic !== 'filled' && logic !== 'empty'
  if (needsOther && !compareWithField && !compareWithValue?.trim()) throw new NoAnswer()
  const other = compareWithField ? facts[compareWithField] : compareWithValue
  if (logic === 'equals' || logic === 'not_equals')
    return isFactSame(field, other, facts) === (logic === 'equals')
  return comparisons[logic](facts[field], other)
}

/**
 * Returns whether a rule holds: its comparison and its advanced condition, as far as it has them.
 * An error means it does not.
 */
export function conditionHolds(rule: ConditionRule, facts: FactValues): boolean {
  const advanced = rule.advancedCondition?.trim()
  try {
    const compared = rule.field || !advanced ? comparisonHolds(rule, facts) : true
    return compared && (!advanced || isTrue(parseExpression(advanced), facts))
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof ExpressionError) return false
    throw error
  }
}
