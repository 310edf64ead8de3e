import { PriceList } from '@/components/project/PriceList'
import { findNotices } from '@/data/catalogue/notices'
import { priceList } from '@/data/catalogue/views/project'
import { isSoldOut } from '@/domain/catalogue/units'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** The price list of the units with their availability. */
export async function Units({ units, locale }: { units: Property[]; locale: Locale }) {
  const t = translate(locale)
  const [floors, notices] = await Promise.all([priceList(units, locale), findNotices(locale)])
  const words = {
    caption: t('project.priceList'),
    unit: t('project.unit'),
    type: t('project.type'),
    area: t('project.area'),
    terrace: t('project.terrace'),
    bedrooms: t('project.bedrooms'),
    energy: t('project.energy'),
    price: t('project.price'),
    availability: t('project.availability'),
    sold: notices.unitSold || t('project.soldOut'),
  }
  return (
    <section aria-labelledby="price-list" className="pt-16">
      <h2 id="price-list" className="mb-6">
        {t('project.priceList')}
      </h2>
      {isSoldOut(units) && (
        <p className="mb-6 max-w-[62ch] border-l-2 border-brick pl-4 text-lg">
          {notices.soldOut || t('project.soldOut')}
        </p>
      )}
      {units.length > 0 ? (
        <PriceList floors={floors} words={words} />
      ) : (
        <p className="max-w-[62ch] text-soft">{t('project.noUnits')}</p>
      )}
    </section>
  )
}
