import { FactFolds } from '@/components/listing/FactFolds'
import { factGroups } from '@/data/catalogue/views/facts'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { Legal } from './Legal'

/** All facts of a property, folded, in the groups and under the conditions set by staff. */
export async function Facts({ property, locale }: { property: Property; locale: Locale }) {
  return (
    <section id="facts">
      <h2 className="listing-heading">{translate(locale)('listing.facts')}</h2>
      <div className="folds">
        <FactFolds groups={await factGroups(property, locale)} />
        <Legal property={property} locale={locale} />
      </div>
    </section>
  )
}
