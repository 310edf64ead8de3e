'use client'

import { grossYield, netYield, type Letting } from '@/domain/costs/yield'
import { formatEuros } from '@/domain/price'
import { formatPercent } from '@/i18n/numbers'
import type { Locale } from '@/i18n/locales'

import { NumberField, numberIn } from './fields'
import { Figures } from './Figures'
import { useAnswers } from './useAnswers'

type YieldWords = Record<'gross' | 'net' | 'rent' | 'vacancy' | 'upkeep' | 'tax' | 'left' | 'grossHint' | 'netHint', string>

type Props = { words: YieldWords; letting: Letting; locale: Locale }

const MOST = 10_000_000

const readLetting =
  (given: Letting) =>
  (form: HTMLFormElement): Letting => ({
    ...given,
    rent: numberIn(form, 'rent', MOST) ?? given.rent,
    vacancy: numberIn(form, 'vacancy', 100) ?? given.vacancy,
    charges: numberIn(form, 'charges', MOST) ?? given.charges,
    tax: numberIn(form, 'tax', MOST) ?? given.tax,
  })

/** What letting brings in, from what is known of the listing or from what the visitor reckons with. */
export function YieldCalculator({ words, letting, locale }: Props) {
  const [form, answers, renew] = useAnswers(letting, readLetting(letting))
  const { rent, vacancy, charges, tax } = answers
  return (
    <>
      <Figures
        figures={[
          { label: words.gross, value: formatPercent(grossYield(answers), locale), hint: words.grossHint },
          { label: words.net, value: formatPercent(netYield(answers), locale), hint: words.netHint },
          { label: words.left, value: formatEuros(rent * (1 - vacancy / 100) - charges - tax) },
        ]}
      />
      <form
        ref={form}
        onInput={renew}
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4 noscript:hidden print:hidden"
      >
        <NumberField name="rent" label={words.rent} value={letting.rent} unit="€" max={MOST} />
        <NumberField name="vacancy" label={words.vacancy} value={letting.vacancy} unit="%" max={100} />
        <NumberField name="charges" label={words.upkeep} value={letting.charges} unit="€" max={MOST} />
        <NumberField name="tax" label={words.tax} value={letting.tax} unit="€" max={MOST} />
      </form>
    </>
  )
}
