import { Gallery } from '@/components/gallery/Gallery'
import { findSimilar } from '@/data/similar'
import { picturesOf } from '@/data/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { AskBar } from './AskBar'
import { ContactBox } from './ContactBox'
import { Costs } from './Costs'
import { Description } from './Description'
import { Energy } from './Energy'
import { enlargeWords } from './enlargeWords'
import { Facts } from './Facts'
import { Films } from './Films'
import { FloorPlans } from './FloorPlans'
import { KeepRow } from './KeepRow'
import { Legal } from './Legal'
import { Notice } from './Notice'
import { Papers } from './Papers'
import { PrintedFoot } from './PrintedFoot'
import { PropertyHead } from './PropertyHead'
import { SimilarSection } from './SimilarSection'
import { Where } from './Where'

type Props = { property: Property; locale: Locale }

function Photos({ property, locale }: Props) {
  const t = translate(locale)
  const pictures = picturesOf(property.pictures)
  const words = {
    all: t('listing.allPhotos', { count: pictures.length }),
    nameOf: (at: number) => t('listing.photo', { at }),
    enlarge: enlargeWords(locale, t('listing.lightbox.name')),
  }
  return <Gallery pictures={pictures} label={t('gallery.label')} words={words} />
}

/** One listing: what it looks like, what it costs, what it has, and whom to ask. */
export async function PropertyScreen({ property, locale }: Props) {
  const similar = await findSimilar(property, locale)
  return (
    <>
      <div className="listing">
        <div className="wrap">
          <Photos property={property} locale={locale} />
          <Notice property={property} locale={locale} />
          <div className="listing-columns">
            <div className="listing-main">
              <PropertyHead property={property} locale={locale} />
              <KeepRow property={property} locale={locale} />
              <Description property={property} locale={locale} />
              <FloorPlans property={property} locale={locale} />
              <Films property={property} locale={locale} />
              <Facts property={property} locale={locale} />
              <Energy property={property} locale={locale} />
              <Legal property={property} locale={locale} />
              <Where property={property} locale={locale} others={similar} />
              <Costs property={property} locale={locale} />
              <Papers property={property} locale={locale} />
            </div>
            <ContactBox property={property} locale={locale} />
          </div>
          <PrintedFoot property={property} locale={locale} />
        </div>
        <AskBar property={property} locale={locale} />
      </div>
      <SimilarSection heading={translate(locale)('property.similar')} properties={similar} locale={locale} />
    </>
  )
}
