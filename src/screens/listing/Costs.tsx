import { CostCalculator, YieldCalculator } from '@/components/islands'
import { saleCostsOf, tenancyOf, type SaleCosts } from '@/data/views/costs'
import type { Tenancy } from '@/domain/costs/moveIn'
import type { Letting } from '@/domain/costs/yield'
import { purchaseCosts, type Purchase } from '@/domain/costs/purchase'
import { brusselsExemption, dutyShares, OWN_SHARE, RATES_OF } from '@/domain/costs/rates'
import { formatEuros } from '@/domain/price'
import { formatDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { formatPercent } from '@/i18n/numbers'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { MoveIn } from './MoveIn'

const ROUND_TO = 1000

/** What lenders usually ask to bring along: a part of the price, and all costs. */
const usualOwnMoney = (purchase: Purchase): number => Math.ceil((purchase.price * OWN_SHARE + purchaseCosts(purchase).total) / ROUND_TO) * ROUND_TO

/** What the one own home saves in duty here; nothing where only VAT is paid. */
function dutyHint({ region, vatShare }: Purchase, locale: Locale): string {
  const t = translate(locale)
  if (vatShare > 0) return ''
  const { amount, upToPrice } = brusselsExemption
  if (region === 'brussels') return t('costs.dutyHintBrussels', { exempt: formatEuros(amount), limit: formatEuros(upToPrice) })
  const { ownHome, other } = dutyShares[region]
  const [own, most] = [formatPercent(ownHome * 100, locale), formatPercent(other * 100, locale)]
  return t('costs.dutyHint', { region: optionName(locale, 'region', region), own, other: most })
}

function Buying({ purchase, mayBeOwnHome, locale }: SaleCosts & { locale: Locale }) {
  const t = translate(locale)
  const words = {
    ...{ purchaseCosts: t('costs.purchaseCosts'), loan: t('costs.loan'), monthly: t('costs.monthly'), price: t('costs.price') },
    ...{ ownMoney: t('costs.ownMoney'), years: t('costs.years'), yearsOption: t('costs.yearsOption'), rate: t('costs.rate') },
    ...{ vatRate: t('costs.vatRate'), ownHome: t('costs.ownHome'), dutyHint: dutyHint(purchase, locale), duty: t('costs.duty') },
    ...{ vat: t('costs.vat'), fee: t('costs.fee'), administration: t('costs.administration'), notaryVat: t('costs.notaryVat') },
    ...{ purchaseTotal: t('costs.purchaseTotal'), creditCosts: t('costs.creditCosts'), needed: t('costs.needed') },
    ...{ interest: t('costs.interest'), reckoned: t('costs.reckoned') },
  }
  return (
    <section className="mt-14">
      <h2 className="mb-5">{t('costs.title')}</h2>
      <CostCalculator words={words} purchase={purchase} mayBeOwnHome={mayBeOwnHome} ownMoney={usualOwnMoney(purchase)} />
      <p className="mt-5 max-w-[64ch] text-sm text-soft">{t('costs.note', { date: formatDay(RATES_OF, locale) })}</p>
    </section>
  )
}

function Earning({ letting, locale }: { letting: Letting; locale: Locale }) {
  const t = translate(locale)
  const words = {
    ...{ gross: t('costs.gross'), net: t('costs.net'), rent: t('costs.rent'), vacancy: t('costs.vacancy'), upkeep: t('costs.upkeep') },
    ...{ tax: t('costs.tax'), left: t('costs.left'), grossHint: t('costs.grossHint'), netHint: t('costs.netHint') },
  }
  return (
    // Without a known rent only the visitor's own reckoning says something, and that takes scripts.
    <section className={letting.rent > 0 ? 'mt-14' : 'mt-14 noscript:hidden print:hidden'}>
      <h2 className="mb-5">{t('costs.yieldTitle')}</h2>
      <YieldCalculator words={words} letting={letting} locale={locale} />
      <p className="mt-5 max-w-[64ch] text-sm text-soft">{t('costs.yieldNote')}</p>
    </section>
  )
}

/** What buying or renting this listing takes, and what letting it brings in. */
export function Costs({ property, locale }: { property: Property; locale: Locale }) {
  const sale = saleCostsOf(property)
  const tenancy: Tenancy | undefined = tenancyOf(property)
  return (
    <>
      {sale && <Buying {...sale} locale={locale} />}
      {sale?.letting && <Earning letting={sale.letting} locale={locale} />}
      {tenancy && <MoveIn tenancy={tenancy} locale={locale} />}
    </>
  )
}
