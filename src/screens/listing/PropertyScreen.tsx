import { Beacon } from '@/components/audience/Beacon'
import { findSimilar } from '@/data/catalogue/similar'
import { isOnOffer } from '@/domain/catalogue/availability'
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
import { SaveRow } from './SaveRow'
import { Legal } from './Legal'
import { Notice } from './Notice'
import { Documents } from './Documents'
import { Photos } from './Photos'
import { PrintedFoot } from './PrintedFoot'
import { PropertyHead } from './PropertyHead'
import { SimilarSection } from './SimilarSection'
import { LocationSection } from './LocationSection'

type Props = { property: Property; locale: Locale; query: Query }

/** The page of a listing. */
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
              <SaveRow property={property} locale={locale} />
              <Description property={property} locale={locale} />
              <FloorPlans of={property} locale={locale} />
              <Films property={property} locale={locale} />
              <Facts property={property} locale={locale} />
              <Energy property={property} locale={locale} />
              <Legal property={property} locale={locale} />
              <LocationSection property={property} locale={locale} others={similar} />
              <Costs property={property} locale={locale} />
              <Documents of={property} locale={locale} />
              {isOnOffer(property) && (
                <AskProperty property={property} locale={locale} query={query} />
              )}
            </div>
            <ContactBox property={property} locale={locale} />
          </div>
          <PrintedFoot property={property} locale={locale} />
        </div>
        <AskBar property={property} locale={locale} />
      </div>
      {property.reference && <Beacon reference={property.reference} />}
      <SimilarSection
        heading={translate(locale)('property.similar')}
        properties={similar}
        locale={locale}
      />
    </>
  )
}
