import { CostCalculator } from '@/components/costs/CostCalculator'
import type { start as startCosts } from '@/components/costs/costs.island'
import type { start as startYield } from '@/components/costs/yield.island'
import { YieldCalculator } from '@/components/costs/YieldCalculator'
import { island } from '@/components/island/island'
import { saleCostsOf, tenancyOf, type SaleCosts } from '@/data/catalogue/views/costs'
import type { Tenancy } from '@/domain/costs/moveIn'
import type { Letting } from '@/domain/costs/yield'
import { purchaseCosts, type Purchase } from '@/domain/costs/purchase'
import { brusselsExemption, dutyShares, OWN_MONEY_SHARE, RATES_DATE } from '@/domain/costs/rates'
import { formatEuros } from '@/domain/catalogue/price'
import { formatDay, formatPercent } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { MoveIn } from './MoveIn'

const CostsIsland = island<typeof startCosts>('costs', { wake: 'touch' })
const YieldIsland = island<typeof startYield>('yield', { wake: 'touch' })

const ROUND_TO_EUROS = 1000

/** Returns the usual own contribution: a share of the price and all costs. */
const usualOwnMoney = (purchase: Purchase): number =>
  Math.ceil((purchase.price * OWN_MONEY_SHARE + purchaseCosts(purchase).total) / ROUND_TO_EUROS) *
  ROUND_TO_EUROS

/** Explains the lower duty for an only and own home; empty when only VAT is due. */
function dutyHint({ region, vatShare }: Purchase, locale: Locale): string {
  const t = translate(locale)
  if (vatShare > 0) return ''
  const { amount, upToPrice } = brusselsExemption
  if (region === 'brussels')
    return t('costs.dutyHintBrussels', {
      exempt: formatEuros(amount),
      limit: formatEuros(upToPrice),
    })
  const { ownHome, other } = dutyShares[region]
  const ownHomeRate = formatPercent(ownHome * 100, locale)
  const otherRate = formatPercent(other * 100, locale)
  return t('costs.dutyHint', {
    region: optionName(locale, 'region', region),
    own: ownHomeRate,
    other: otherRate,
  })
}

function PurchaseCosts({ purchase, mayBeOwnHome, locale }: SaleCosts & { locale: Locale }) {
  const t = translate(locale)
  const words = {
    purchaseCosts: t('costs.purchaseCosts'),
    loan: t('costs.loan'),
    monthly: t('costs.monthly'),
    price: t('costs.price'),
    ownMoney: t('costs.ownMoney'),
    years: t('costs.years'),
    yearsOption: t('costs.yearsOption', { years: '{years}' }),
    rate: t('costs.rate'),
    vatRate: t('costs.vatRate'),
    ownHome: t('costs.ownHome'),
    dutyHint: dutyHint(purchase, locale),
    duty: t('costs.duty'),
    vat: t('costs.vat'),
    fee: t('costs.fee'),
    administration: t('costs.administration'),
    notaryVat: t('costs.notaryVat'),
    purchaseTotal: t('costs.purchaseTotal'),
    creditCosts: t('costs.creditCosts'),
    needed: t('costs.needed'),
    interest: t('costs.interest'),
    reckoned: t('costs.reckoned'),
  }
  const view = { words, purchase, mayBeOwnHome, ownMoney: usualOwnMoney(purchase) }
  return (
    <section className="mt-14">
      <h2 className="mb-5">{t('costs.title')}</h2>
      <CostsIsland props={view}>
        <CostCalculator {...view} />
      </CostsIsland>
      <p className="mt-5 max-w-[64ch] text-sm text-soft">
        {t('costs.note', { date: formatDay(RATES_DATE, locale) })}
      </p>
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
    <section className={letting.rent > 0 ? 'mt-14' : 'mt-14 noscript:hidden print:hidden'}>
      <h2 className="mb-5">{t('costs.yieldTitle')}</h2>
      <YieldIsland props={view}>
        <YieldCalculator {...view} />
      </YieldIsland>
      <p className="mt-5 max-w-[64ch] text-sm text-soft">{t('costs.yieldNote')}</p>
    </section>
  )
}

/** The costs of buying or renting this listing, and the yield of letting it. */
export function Costs({ property, locale }: { property: Property; locale: Locale }) {
  const sale = saleCostsOf(property)
  const tenancy: Tenancy | undefined = tenancyOf(property)
  return (
    <>
      {sale && <PurchaseCosts {...sale} locale={locale} />}
      {sale?.letting && <LettingYield letting={sale.letting} locale={locale} />}
      {tenancy && <MoveIn tenancy={tenancy} locale={locale} />}
    </>
  )
}
