'use client'

import { grossYield, netYield, type Letting } from '@/domain/costs/yield'
import { formatEuros } from '@/domain/catalogue/price'
import { formatPercent } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

import { NumberField, readNumber } from './fields'
import { CostFigures } from './CostFigures'
import { useFormValues } from './useFormValues'

type YieldWords = Record<
  'gross' | 'net' | 'rent' | 'vacancy' | 'upkeep' | 'tax' | 'left' | 'grossHint' | 'netHint',
  string
>

type Props = { words: YieldWords; letting: Letting; locale: Locale }

const MAX_EUROS = 10_000_000

const readLetting =
  (defaults: Letting) =>
  (form: HTMLFormElement): Letting => ({
    ...defaults,
    rent: readNumber(form, 'rent', MAX_EUROS) ?? defaults.rent,
    vacancy: readNumber(form, 'vacancy', 100) ?? defaults.vacancy,
    charges: readNumber(form, 'charges', MAX_EUROS) ?? defaults.charges,
    tax: readNumber(form, 'tax', MAX_EUROS) ?? defaults.tax,
  })

/** The yield of letting, from the facts of the listing or the numbers the visitor enters. */
export function YieldCalculator({ words, letting, locale }: Props) {
  const [form, answers, update] = useFormValues(letting, readLetting(letting))
  const { rent, vacancy, charges, tax } = answers
  return (
    <>
      <CostFigures
        figures={[
          {
            label: words.gross,
            value: formatPercent(grossYield(answers), locale),
            hint: words.grossHint,
          },
          {
            label: words.net,
            value: formatPercent(netYield(answers), locale),
            hint: words.netHint,
          },
          { label: words.left, value: formatEuros(rent * (1 - vacancy / 100) - charges - tax) },
        ]}
      />
      <form
        ref={form}
        onInput={update}
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4 noscript:hidden print:hidden"
      >
        <NumberField name="rent" label={words.rent} value={letting.rent} unit="€" max={MAX_EUROS} />
        <NumberField
          name="vacancy"
          label={words.vacancy}
          value={letting.vacancy}
          unit="%"
          max={100}
        />
        <NumberField
          name="charges"
          label={words.upkeep}
          value={letting.charges}
          unit="€"
          max={MAX_EUROS}
        />
        <NumberField name="tax" label={words.tax} value={letting.tax} unit="€" max={MAX_EUROS} />
      </form>
    </>
  )
}
