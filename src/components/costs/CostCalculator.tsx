'use client'

import { instalment, totalInterest } from '@/domain/costs/mortgage'
import { creditCosts, loanNeeded, purchaseCosts, type Purchase } from '@/domain/costs/purchase'
import { EXAMPLE_RATE, EXAMPLE_YEARS, loanYears, vatRates } from '@/domain/costs/rates'
import { formatEuros } from '@/domain/price'

import { checkedIn, ChoiceField, NumberField, numberIn } from './fields'
import { Figures } from './Figures'
import { Lines, type Line } from './Lines'
import { useAnswers } from './useAnswers'

type CostWords = Record<
  | ('purchaseCosts' | 'loan' | 'monthly' | 'price' | 'ownMoney' | 'years' | 'yearsOption' | 'rate' | 'vatRate' | 'ownHome' | 'dutyHint')
  | ('duty' | 'vat' | 'fee' | 'administration' | 'notaryVat' | 'purchaseTotal' | 'creditCosts' | 'needed' | 'interest' | 'reckoned'),
  string
>

type Props = { words: CostWords; purchase: Purchase; mayBeOwnHome: boolean; ownMoney: number }
type Answers = { purchase: Purchase; ownMoney: number; years: number; rate: number }

const MOST = 100_000_000
const MOST_RATE = 20

const readAnswers =
  (given: Purchase) =>
  (form: HTMLFormElement): Answers => ({
    purchase: {
      ...given,
      price: numberIn(form, 'price', MOST) ?? given.price,
      isOwnHome: checkedIn(form, 'ownHome') ?? given.isOwnHome,
      vatRate: numberIn(form, 'vatRate', 100) ?? given.vatRate,
    },
    ownMoney: numberIn(form, 'ownMoney', MOST) ?? 0,
    years: numberIn(form, 'years', 40) || EXAMPLE_YEARS,
    rate: numberIn(form, 'rate', MOST_RATE) ?? EXAMPLE_RATE,
  })

function reckon({ purchase, ownMoney, years, rate }: Answers) {
  const costs = purchaseCosts(purchase)
  const loan = loanNeeded(purchase, ownMoney)
  return {
    ...{ costs, loan, credit: creditCosts(loan, purchase) },
    monthly: loan > 0 ? instalment(loan, rate, years) : 0,
    interest: loan > 0 ? totalInterest(loan, rate, years) : 0,
  }
}

function linesOf({ purchase }: Answers, { costs, credit, interest }: ReturnType<typeof reckon>, words: CostWords): Line[] {
  const line = (name: keyof CostWords, amount: number, isTotal = false) => ({ label: words[name], value: formatEuros(amount), isTotal })
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

/** What buying takes, for the common case from the server on; the visitor's own case once he changes a number. */
export function CostCalculator({ words, purchase, mayBeOwnHome, ownMoney }: Props) {
  const first: Answers = { purchase, ownMoney, years: EXAMPLE_YEARS, rate: EXAMPLE_RATE }
  const [form, answers, renew] = useAnswers(first, readAnswers(purchase))
  const result = reckon(answers)
  const years = (count: number) => words.yearsOption.replace('#', String(count))
  return (
    <>
      <Figures
        figures={[
          { label: words.purchaseCosts, value: formatEuros(result.costs.total) },
          { label: words.loan, value: formatEuros(result.loan) },
          { label: words.monthly, value: formatEuros(result.monthly), hint: years(answers.years) },
        ]}
      />
      <form ref={form} onInput={renew} onSubmit={(event) => event.preventDefault()} className="mt-6 noscript:hidden print:hidden">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <NumberField name="price" label={words.price} value={purchase.price} unit="€" max={MOST} />
          <NumberField name="ownMoney" label={words.ownMoney} value={ownMoney} unit="€" max={MOST} />
          <ChoiceField name="years" label={words.years} value={EXAMPLE_YEARS} options={loanYears.map((value) => ({ value, label: years(value) }))} />
          <NumberField name="rate" label={words.rate} value={EXAMPLE_RATE} unit="%" max={MOST_RATE} />
          {purchase.vatShare > 0 && (
            <ChoiceField name="vatRate" label={words.vatRate} value={purchase.vatRate} options={vatRates.map((value) => ({ value, label: `${value} %` }))} />
          )}
        </div>
        {mayBeOwnHome && (
          <label className="mt-4 flex gap-3">
            <input className="mt-1 size-5 shrink-0 accent-moss" type="checkbox" name="ownHome" defaultChecked={purchase.isOwnHome} />
            <span>
              <span className="font-medium">{words.ownHome}</span>
              {words.dutyHint && <span className="block text-sm text-soft">{words.dutyHint}</span>}
            </span>
          </label>
        )}
      </form>
      <details className="mt-6">
        <summary className="min-h-6 w-fit cursor-pointer font-semibold underline underline-offset-4">{words.reckoned}</summary>
        <div className="mt-3 max-w-xl">
          <Lines lines={linesOf(answers, result, words)} />
        </div>
      </details>
    </>
  )
}
