import { Beacon } from '@/components/audience/Beacon'
import { InPageBar } from '@/components/listing/InPageBar'
import { Breadcrumbs } from '@/components/shell/Breadcrumbs'
import { findSimilar } from '@/data/catalogue/similar'
import { withHiddenPrice } from '@/data/catalogue/views/price'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { crumbsOf } from '../head/crumbs'
import { AskBand } from './AskBand'
import { AskBar } from './AskBar'
import { ContactBox } from './ContactBox'
import { Costs } from './Costs'
import { Description } from './Description'
import { Documents } from './Documents'
import { Energy } from './Energy'
import { Facts } from './Facts'
import { Films } from './Films'
import { FloorPlans } from './FloorPlans'
import { LocationSection } from './LocationSection'
import { Notice } from './Notice'
import { partsOf } from './partsOf'
import { PhotoControls } from './PhotoControls'
import { Photos } from './Photos'
import { PrintedFoot } from './PrintedFoot'
import { PropertyHead } from './PropertyHead'
import { SimilarSection } from './SimilarSection'

type Props = { property: Property; locale: Locale; query: Query }

/** The page of a listing: the home first, then its facts and the law, then the visit. */
export async function PropertyScreen({ property, locale, query }: Props) {
  const t = translate(locale)
  const [similar, priced, crumbs] = await Promise.all([
    findSimilar(property, locale),
    withHiddenPrice(property, locale),
    crumbsOf({ kind: 'property', property }, locale),
  ])
  const list = crumbs.at(-2)
  return (
    <>
      <div className="listing">
        <div className="wrap">
          <Photos of={property} locale={locale}>
            <PhotoControls property={property} locale={locale} listHref={list?.href} />
          </Photos>
          <div className="listing-columns">
            <div className="listing-main">
              <Notice property={property} locale={locale} />
              <PropertyHead property={property} locale={locale} />
              <InPageBar label={t('listing.onPage')} parts={partsOf(priced, locale)} />
              <Description property={property} locale={locale} />
              <FloorPlans of={property} locale={locale} />
              <Films property={property} locale={locale} />
              <LocationSection property={property} locale={locale} others={similar} />
              <Energy property={property} locale={locale} />
              <Costs property={priced} locale={locale} query={query} />
              <Facts property={property} locale={locale} />
              <Documents of={property} locale={locale} />
            </div>
            <ContactBox property={property} locale={locale} />
          </div>
          <PrintedFoot property={property} locale={locale} />
        </div>
        <AskBand property={property} locale={locale} query={query} />
        <SimilarSection
          heading={t('property.similar')}
          properties={similar}
          locale={locale}
          list={list}
        />
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} className="wrap listing-crumbs" />
        <AskBar property={property} locale={locale} />
      </div>
      {property.reference && <Beacon reference={property.reference} />}
    </>
  )
}
