import { AmountList } from '@/components/costs/AmountList'
import { moveInCosts, type Tenancy } from '@/domain/costs/moveIn'
import { formatEuros } from '@/domain/catalogue/price'
import { depositHint } from '@/i18n/depositHint'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** What a tenant pays before moving in. */
export function MoveIn({ tenancy, locale }: { tenancy: Tenancy; locale: Locale }) {
  const t = translate(locale)
  const { total, ...parts } = moveInCosts(tenancy)
  const names = {
    rent: t('costs.firstRent'),
    charges: t('costs.firstCharges'),
    deposit: t('costs.deposit'),
    inventory: t('costs.inventory'),
    agency: t('costs.agency'),
  }
  const lines = Object.entries(parts).flatMap(([name, amount]) =>
    amount > 0 ? [{ label: names[name as keyof typeof names], value: formatEuros(amount) }] : [],
  )
  return (
    <section id="costs">
      <h2 className="listing-heading">{t('costs.rentTitle')}</h2>
      <div className="max-w-xl">
        <AmountList
          lines={[
            ...lines,
            { label: t('costs.atStart'), value: formatEuros(total), isTotal: true },
          ]}
        />
      </div>
      <p className="cost-note mt-3">
        {[depositHint(tenancy, locale), t('costs.noteRent')].filter(Boolean).join(' ')}
      </p>
    </section>
  )
}
