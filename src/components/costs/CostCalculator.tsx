'use client'

import { formatEuros } from '@/domain/catalogue/price'
import { buyingCosts, type LoanTerms } from '@/domain/costs/example'
import type { Purchase } from '@/domain/costs/purchase'
import { loanYears, vatRates } from '@/domain/costs/rates'
import { fill } from '@/i18n/fill'
import type { Locale } from '@/i18n/locales'

import { AmountList, type AmountLine } from './AmountList'
import { dutyLabel } from './dutyLabel'
import { ChoiceField, NumberField, readChecked, readNumber } from './fields'
import { useFormValues } from './useFormValues'

type CostWords = Record<
  | 'price'
  | 'asked'
  | 'ownMoney'
  | 'years'
  | 'yearsOption'
  | 'rate'
  | 'vatRate'
  | 'onlyHome'
  | 'duty'
  | 'dutyRate'
  | 'dutyAbove'
  | 'vat'
  | 'fee'
  | 'administration'
  | 'notaryVat'
  | 'together'
  | 'perMonth'
  | 'loanText'
  | 'calculate'
  | 'note',
  string
>

type Answers = { purchase: Purchase; terms: LoanTerms }
export type CostView = Answers & {
  words: CostWords
  locale: Locale
  mayBeOwnHome: boolean
  /** The price that is asked: a visitor may calculate with another. */
  asked: number
}

const MAX_EUROS = 999_999_999
/** From here on an amount is too long for a field beside three others. */
const LONG_AMOUNT = 10_000_000
const MAX_RATE = 20

const readAnswers =
  ({ purchase, terms }: Answers) =>
  (form: HTMLFormElement): Answers => ({
    purchase: {
      ...purchase,
      price: readNumber(form, 'price', MAX_EUROS) ?? purchase.price,
      isOwnHome: readChecked(form, 'ownHome') ?? purchase.isOwnHome,
      vatRate: readNumber(form, 'vatRate', 100) ?? purchase.vatRate,
    },
    terms: {
      ownMoney: readNumber(form, 'ownMoney', MAX_EUROS) ?? 0,
      years: readNumber(form, 'years', 40) || terms.years,
      rate: readNumber(form, 'rate', MAX_RATE) ?? terms.rate,
    },
  })

function linesOf(
  { purchase }: Answers,
  { costs, together }: ReturnType<typeof buyingCosts>,
  view: CostView,
): AmountLine[] {
  const { words, asked } = view
  const line = (label: string, amount: number, isTotal = false) => ({
    label,
    value: formatEuros(amount),
    isTotal,
  })
  return [
    line(purchase.price === asked ? words.asked : words.price, purchase.price),
    ...(purchase.vatShare < 1 ? [line(dutyLabel(purchase, words, view.locale), costs.duty)] : []),
    ...(purchase.vatShare > 0 ? [line(words.vat, costs.vat)] : []),
    line(words.fee, costs.fee),
    line(words.administration, costs.administration),
    line(words.notaryVat, costs.notaryVat),
    line(words.together, together, true),
  ]
}

/** The choices with the current value among them: without it a browser would show the first. */
const withValue = (choices: readonly number[], value: number): readonly number[] =>
  choices.includes(value) ? choices : [...choices, value]

function LoanFields({ words, purchase, terms, mayBeOwnHome }: CostView) {
  return (
    <>
      {mayBeOwnHome && (
        <label className="loan-tick">
          <input type="checkbox" name="ownHome" value="1" defaultChecked={purchase.isOwnHome} />
          {words.onlyHome}
        </label>
      )}
      <div className="loan-fields" data-wide={purchase.price >= LONG_AMOUNT || undefined}>
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
          value={terms.ownMoney}
          unit="€"
          max={MAX_EUROS}
        />
        <ChoiceField
          name="years"
          label={words.years}
          value={terms.years}
          options={withValue(loanYears, terms.years).map((value) => ({
            value,
            label: fill(words.yearsOption, { years: String(value) }),
          }))}
        />
        <NumberField name="rate" label={words.rate} value={terms.rate} unit="%" max={MAX_RATE} />
        {purchase.vatShare > 0 && (
          <ChoiceField
            name="vatRate"
            label={words.vatRate}
            value={purchase.vatRate}
            options={withValue(vatRates, purchase.vatRate).map((value) => ({
              value,
              label: `${value} %`,
            }))}
          />
        )}
      </div>
    </>
  )
}

/**
 * What buying costs, and what a loan for it costs a month. The server calculates with the usual
 * numbers or with those of the address; a script calculates while the visitor types.
 */
export function CostCalculator(view: CostView) {
  const { words, purchase, terms } = view
  const [form, answers, update] = useFormValues({ purchase, terms }, readAnswers(view))
  const result = buyingCosts(answers.purchase, answers.terms)
  return (
    <form
      ref={form}
      method="get"
      action="#costs"
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
      className="costs"
    >
      <AmountList lines={linesOf(answers, result, view)} />
      <div className="loan">
        <LoanFields {...view} />
        <output className="loan-month">
          <b>{formatEuros(result.monthly)}</b> {words.perMonth}
        </output>
        <p className="cost-note">
          {fill(words.loanText, {
            loan: formatEuros(result.loan),
            credit: formatEuros(result.credit),
          })}{' '}
          {words.note}
        </p>
        <button type="submit" className="button plain-only min-h-11">
          {words.calculate}
        </button>
      </div>
    </form>
  )
}
