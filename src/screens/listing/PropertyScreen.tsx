import { Beacon } from '@/components/audience/Beacon'
import { findSimilar } from '@/data/similar'
import { isToBeHad } from '@/domain/availability'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { AskProperty } from './Ask'
import { AskBar } from './AskBar'
import { ContactBox } from './ContactBox'
import { Costs } from './Costs'
import { Description } from './Description'
import { Energy } from './Energy'
import { Facts } from './Facts'
import { Films } from './Films'
import { FloorPlans } from './FloorPlans'
import { KeepRow } from './KeepRow'
import { Legal } from './Legal'
import { Notice } from './Notice'
import { Papers } from './Papers'
import { Photos } from './Photos'
import { PrintedFoot } from './PrintedFoot'
import { PropertyHead } from './PropertyHead'
import { SimilarSection } from './SimilarSection'
import { Where } from './Where'

type Props = { property: Property; locale: Locale; query: Query }

/** One listing: what it looks like, what it costs, what it has, and whom to ask. */
export async function PropertyScreen({ property, locale, query }: Props) {
  const similar = await findSimilar(property, locale)
  return (
    <>
      <div className="listing">
        <div className="wrap">
          <Photos of={property} locale={locale} />
          <Notice property={property} locale={locale} />
          <div className="listing-columns">
            <div className="listing-main">
              <PropertyHead property={property} locale={locale} />
              <KeepRow property={property} locale={locale} />
              <Description property={property} locale={locale} />
              <FloorPlans of={property} locale={locale} />
              <Films property={property} locale={locale} />
              <Facts property={property} locale={locale} />
              <Energy property={property} locale={locale} />
              <Legal property={property} locale={locale} />
              <Where property={property} locale={locale} others={similar} />
              <Costs property={property} locale={locale} />
              <Papers of={property} locale={locale} />
              {isToBeHad(property) && <AskProperty property={property} locale={locale} query={query} />}
            </div>
            <ContactBox property={property} locale={locale} />
          </div>
          <PrintedFoot property={property} locale={locale} />
        </div>
        <AskBar property={property} locale={locale} />
      </div>
      {property.reference && <Beacon reference={property.reference} />}
      <SimilarSection heading={translate(locale)('property.similar')} properties={similar} locale={locale} />
    </>
  )
}
