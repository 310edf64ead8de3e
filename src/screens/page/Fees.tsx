import { Static } from '@/components/static/Static'
import { findFees } from '@/data/site/agencyTexts'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module, Page } from '@/payload-types'

/** The fees of the agency, VAT included: the law requires them where the agency presents itself. */
export async function Fees({
  page,
  modules,
  locale,
}: {
  page: Page
  modules: readonly Module[]
  locale: Locale
}) {
  const fees = await findFees(page, modules, locale)
  if (fees === undefined) return null
  return (
    <Static>
      <section className="wrap pb-10" aria-labelledby="fees">
        <div className="border-t border-sand pt-8">
          <h2 id="fees" className="h2-small">
            {translate(locale)('agency.fees')}
          </h2>
          <p className="mt-3 max-w-[62ch] whitespace-pre-line text-soft">{fees}</p>
        </div>
      </section>
    </Static>
  )
}
