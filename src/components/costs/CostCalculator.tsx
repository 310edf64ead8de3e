'use client'

import { instalment, totalInterest } from '@/domain/costs/mortgage'
import { creditCosts, loanNeeded, purchaseCosts, type Purchase } from '@/domain/costs/purchase'
import { EXAMPLE_RATE, EXAMPLE_YEARS, loanYears, vatRates } from '@/domain/costs/rates'
import { formatEuros } from '@/domain/catalogue/price'
import { fill } from '@/i18n/fill'

import { readChecked, ChoiceField, NumberField, readNumber } from './fields'
import { CostFigures } from './CostFigures'
import { AmountList, type AmountLine } from './AmountList'
import { useFormValues } from './useFormValues'

type CostWords = Record<
  | (
      | 'purchaseCosts'
      | 'loan'
      | 'monthly'
      | 'price'
      | 'ownMoney'
      | 'years'
      | 'yearsOption'
      | 'rate'
      | 'vatRate'
      | 'ownHome'
      | 'dutyHint'
    )
  | (
      | 'duty'
      | 'vat'
      | 'fee'
      | 'administration'
      | 'notaryVat'
      | 'purchaseTotal'
      | 'creditCosts'
      | 'needed'
      | 'interest'
      | 'reckoned'
    ),
  string
>

type Props = { words: CostWords; purchase: Purchase; mayBeOwnHome: boolean; ownMoney: number }
type Answers = { purchase: Purchase; ownMoney: number; years: number; rate: number }

const MAX_EUROS = 100_000_000
const MAX_RATE = 20

const readAnswers =
  (defaults: Purchase) =>
  (form: HTMLFormElement): Answers => ({
    purchase: {
      ...defaults,
      price: readNumber(form, 'price', MAX_EUROS) ?? defaults.price,
      isOwnHome: readChecked(form, 'ownHome') ?? defaults.isOwnHome,
      vatRate: readNumber(form, 'vatRate', 100) ?? defaults.vatRate,
    },
    ownMoney: readNumber(form, 'ownMoney', MAX_EUROS) ?? 0,
    years: readNumber(form, 'years', 40) || EXAMPLE_YEARS,
    rate: readNumber(form, 'rate', MAX_RATE) ?? EXAMPLE_RATE,
  })

function calculate({ purchase, ownMoney, years, rate }: Answers) {
  const costs = purchaseCosts(purchase)
  const loan = loanNeeded(purchase, ownMoney)
  return {
    costs,
    loan,
    credit: creditCosts(loan, purchase),
    monthly: loan > 0 ? instalment(loan, rate, years) : 0,
    interest: loan > 0 ? totalInterest(loan, rate, years) : 0,
  }
}

function breakdownOf(
  { purchase }: Answers,
  { costs, credit, interest }: ReturnType<typeof calculate>,
  words: CostWords,
): AmountLine[] {
  const line = (name: keyof CostWords, amount: number, isTotal = false) => ({
    label: words[name],
    value: formatEuros(amount),
    isTotal,
  })
  return [
    line('price', purchase.price),
    ...(purchase.vatShare < 1 ? [line('duty', costs.duty)] : []),
    ...(purchase.vatShare > 0 ? [line('vat', costs.vat)] : []),
    line('fee', costs.fee),
    line('administration', costs.administration),
    line('notaryVat', costs.notaryVat),
    line('purchaseTotal', costs.total, true),
    line('creditCosts', credit),
    line('needed', purchase.price + costs.total + credit, true),
    line('interest', interest),
  ]
}

const yearsText = (words: CostWords, count: number): string =>
  fill(words.yearsOption, { years: String(count) })

function CostInputs({ words, purchase, mayBeOwnHome, ownMoney }: Props) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField
          name="price"
          label={words.price}
          value={purchase.price}
          unit="€"
          max={MAX_EUROS}
        />
        <NumberField
          name="ownMoney"
          label={words.ownMoney}
          value={ownMoney}
          unit="€"
          max={MAX_EUROS}
        />
        <ChoiceField
          name="years"
          label={words.years}
          value={EXAMPLE_YEARS}
          options={loanYears.map((value) => ({ value, label: yearsText(words, value) }))}
        />
        <NumberField name="rate" label={words.rate} value={EXAMPLE_RATE} unit="%" max={MAX_RATE} />
        {purchase.vatShare > 0 && (
          <ChoiceField
            name="vatRate"
            label={words.vatRate}
            value={purchase.vatRate}
            options={vatRates.map((value) => ({ value, label: `${value} %` }))}
          />
        )}
      </div>
      {mayBeOwnHome && (
        <label className="mt-4 flex gap-3">
          <input
            className="mt-1 size-5 shrink-0 accent-moss"
            type="checkbox"
            name="ownHome"
            defaultChecked={purchase.isOwnHome}
          />
          <span>
            <span className="font-medium">{words.ownHome}</span>
            {words.dutyHint && <span className="block text-sm text-soft">{words.dutyHint}</span>}
          </span>
        </label>
      )}
    </>
  )
}

/** The costs of buying. The server renders an example; the visitor changes the numbers. */
export function CostCalculator({ words, purchase, mayBeOwnHome, ownMoney }: Props) {
  const initial: Answers = { purchase, ownMoney, years: EXAMPLE_YEARS, rate: EXAMPLE_RATE }
  const [form, answers, update] = useFormValues(initial, readAnswers(purchase))
  const result = calculate(answers)
  return (
    <>
      <CostFigures
        figures={[
          { label: words.purchaseCosts, value: formatEuros(result.costs.total) },
          { label: words.loan, value: formatEuros(result.loan) },
          {
            label: words.monthly,
            value: formatEuros(result.monthly),
            hint: yearsText(words, answers.years),
          },
        ]}
      />
      <form
        ref={form}
        onInput={update}
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 noscript:hidden print:hidden"
      >
        <CostInputs
          words={words}
          purchase={purchase}
          mayBeOwnHome={mayBeOwnHome}
          ownMoney={ownMoney}
        />
      </form>
      <details className="mt-6">
        <summary className="min-h-6 w-fit cursor-pointer font-semibold underline underline-offset-4">
          {words.reckoned}
        </summary>
        <div className="mt-3 max-w-xl">
          <AmountList lines={breakdownOf(answers, result, words)} />
        </div>
      </details>
    </>
  )
}
