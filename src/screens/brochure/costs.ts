import type { BrochureView } from '@/brochure/view'
import { dutyLabel, type DutyWords } from '@/components/costs/dutyLabel'
import { saleCostsOf, tenancyOf, type SaleCosts } from '@/data/catalogue/views/costs'
import { withHiddenPrice } from '@/data/catalogue/views/price'
import { formatEuros } from '@/domain/catalogue/price'
import { buyingCosts, usualTerms } from '@/domain/costs/example'
import { moveInCosts, type Tenancy } from '@/domain/costs/moveIn'
import { RATES_DATE } from '@/domain/costs/rates'
import { depositHint } from '@/i18n/depositHint'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type CostsView = NonNullable<BrochureView['costs']>
type Row = CostsView['rows'][number]

const amountRow = (label: string, amount: number): Row[] =>
  amount > 0 ? [{ label, value: formatEuros(amount) }] : []

const dutyWords = (t: ReturnType<typeof translate>): DutyWords => ({
  duty: t('costs.duty'),
  dutyRate: t('costs.dutyRate', { rate: '{rate}' }),
  dutyAbove: t('costs.dutyAbove', { rate: '{rate}', exempt: '{exempt}' }),
})

/** What buying costs, with the usual loan: the first figures of the page of the listing. */
function saleView({ purchase }: SaleCosts, locale: Locale): CostsView {
  const t = translate(locale)
  const terms = usualTerms(purchase)
  const { costs, together, monthly } = buyingCosts(purchase, terms)
  const loan = [
    `${t('costs.ownMoney')} ${formatEuros(terms.ownMoney)}`,
    t('costs.yearsOption', { years: String(terms.years) }),
    `${formatNumber(terms.rate)} %`,
  ]
  return {
    heading: t('costs.title'),
    rows: [
      ...amountRow(t('costs.asked'), purchase.price),
      ...amountRow(dutyLabel(purchase, dutyWords(t), locale), costs.duty),
      ...amountRow(t('costs.vat'), costs.vat),
      ...amountRow(t('costs.fee'), costs.fee),
      ...amountRow(t('costs.administration'), costs.administration),
      ...amountRow(t('costs.notaryVat'), costs.notaryVat),
    ],
    total: { label: t('costs.together'), value: formatEuros(together) },
    ...(monthly > 0 && {
      loan: { label: loan.join(', '), value: `${formatEuros(monthly)} ${t('costs.perMonth')}` },
    }),
    note: [
      ...(costs.duty > 0 && purchase.isOwnHome ? [t('costs.onlyHomeNote')] : []),
      t('costs.note', { date: formatDay(RATES_DATE, locale) }),
    ].join(' '),
  }
}

/** What a tenant pays before moving in. */
function rentView(tenancy: Tenancy, locale: Locale): CostsView {
  const t = translate(locale)
  const { rent, charges, deposit, inventory, agency, total } = moveInCosts(tenancy)
  return {
    heading: t('costs.rentTitle'),
    rows: [
      ...amountRow(t('costs.firstRent'), rent),
      ...amountRow(t('costs.firstCharges'), charges),
      ...amountRow(t('costs.deposit'), deposit),
      ...amountRow(t('costs.inventory'), inventory),
      ...amountRow(t('costs.agency'), agency),
    ],
    total: { label: t('costs.atStart'), value: formatEuros(total) },
    note: [depositHint(tenancy, locale), t('costs.noteRent')].filter(Boolean).join(' '),
  }
}

/** The cost box of a brochure; none where no price is told. */
export async function costsView(
  property: Property,
  locale: Locale,
): Promise<CostsView | undefined> {
  const priced = await withHiddenPrice(property, locale)
  const sale = saleCostsOf(priced)
  if (sale) return saleView(sale, locale)
  const tenancy = tenancyOf(priced)
  return tenancy && rentView(tenancy, locale)
}
