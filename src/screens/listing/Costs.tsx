import { CostCalculator } from '@/components/costs/CostCalculator'
import type { start as startCosts } from '@/components/costs/costs.island'
import type { start as startYield } from '@/components/costs/yield.island'
import { YieldCalculator } from '@/components/costs/YieldCalculator'
import { island } from '@/components/island/island'
import { saleCostsOf, tenancyOf, type SaleCosts } from '@/data/catalogue/views/costs'
import type { Tenancy } from '@/domain/costs/moveIn'
import type { Letting } from '@/domain/costs/yield'
import { answersIn } from '@/domain/costs/costQuery'
import { usualTerms } from '@/domain/costs/example'
import { RATES_DATE } from '@/domain/costs/rates'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { MoveIn } from './MoveIn'

const CostsIsland = island<typeof startCosts>('costs', { wake: 'touch' })
const YieldIsland = island<typeof startYield>('yield', { wake: 'touch' })

function PurchaseCosts({ sale, locale, query }: { sale: SaleCosts; locale: Locale; query: Query }) {
  const t = translate(locale)
  const words = {
    price: t('costs.price'),
    asked: t('costs.asked'),
    ownMoney: t('costs.ownMoney'),
    years: t('costs.years'),
    yearsOption: t('costs.yearsOption', { years: '{years}' }),
    rate: t('costs.rate'),
    vatRate: t('costs.vatRate'),
    onlyHome: t('costs.onlyHome'),
    duty: t('costs.duty'),
    dutyRate: t('costs.dutyRate', { rate: '{rate}' }),
    dutyAbove: t('costs.dutyAbove', { rate: '{rate}', exempt: '{exempt}' }),
    vat: t('costs.vat'),
    fee: t('costs.fee'),
    administration: t('costs.administration'),
    notaryVat: t('costs.notaryVat'),
    together: t('costs.together'),
    perMonth: t('costs.perMonth'),
    loanText: t('costs.loanText', { loan: '{loan}', credit: '{credit}' }),
    calculate: t('costs.calculate'),
    note: t('costs.note', { date: formatDay(RATES_DATE, locale) }),
  }
  const view = {
    words,
    locale,
    mayBeOwnHome: sale.mayBeOwnHome,
    asked: sale.purchase.price,
    ...answersIn(query, { ...sale, terms: usualTerms(sale.purchase) }),
  }
  return (
    <section id="costs">
      <h2 className="listing-heading">{t('costs.title')}</h2>
      <CostsIsland props={view}>
        <CostCalculator {...view} />
      </CostsIsland>
    </section>
  )
}

function LettingYield({ letting, locale }: { letting: Letting; locale: Locale }) {
  const t = translate(locale)
  const words = {
    gross: t('costs.gross'),
    net: t('costs.net'),
    rent: t('costs.rent'),
    vacancy: t('costs.vacancy'),
    upkeep: t('costs.upkeep'),
    tax: t('costs.tax'),
    left: t('costs.left'),
    grossHint: t('costs.grossHint'),
    netHint: t('costs.netHint'),
  }
  const view = { words, letting, locale }
  return (
    // Without a known rent there is no result to show until the visitor enters one, which needs
    // scripts.
    <section className={letting.rent > 0 ? undefined : 'noscript:hidden print:hidden'}>
      <h2 className="listing-heading">{t('costs.yieldTitle')}</h2>
      <YieldIsland props={view}>
        <YieldCalculator {...view} />
      </YieldIsland>
      <p className="cost-note mt-4">{t('costs.yieldNote')}</p>
    </section>
  )
}

/** The costs of buying or renting this listing, and the yield of letting it. */
export function Costs({
  property,
  locale,
  query,
}: {
  property: Property
  locale: Locale
  query: Query
}) {
  const sale = saleCostsOf(property)
  const tenancy: Tenancy | undefined = tenancyOf(property)
  return (
    <>
      {sale && <PurchaseCosts sale={sale} locale={locale} query={query} />}
      {sale?.letting && <LettingYield letting={sale.letting} locale={locale} />}
      {tenancy && <MoveIn tenancy={tenancy} locale={locale} />}
    </>
  )
}
