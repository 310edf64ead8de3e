import { FactFolds } from '@/components/listing/FactFolds'
import { LegalBlock } from '@/components/listing/LegalBlock'
import { Static } from '@/components/static/Static'
import { factGroups } from '@/data/catalogue/views/facts'
import { legalView } from '@/data/catalogue/views/legal'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/**
 * All facts of a property, folded, in the groups and under the conditions set by staff, and the
 * statements that the law of the region requires in an advertisement.
 */
export async function Facts({ property, locale }: { property: Property; locale: Locale }) {
  const t = translate(locale)
  const [groups, legal] = await Promise.all([
    factGroups(property, locale),
    legalView(property, locale),
  ])
  return (
    <Static>
      <section id="facts">
        <h2 className="listing-heading">{t('listing.facts')}</h2>
        <div className="folds">
          <FactFolds groups={groups} />
          {legal && (
            <LegalBlock {...legal} title={t('detail.legal')} foldTitle={t('listing.law')} />
          )}
        </div>
      </section>
    </Static>
  )
}
