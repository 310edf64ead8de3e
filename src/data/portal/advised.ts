import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

import { adviceFor, type Advice } from '@/domain/portal/advice'
import { standingOf } from '@/domain/portal/standing'
import { needsEnergyCertificate } from '@/domain/propertyKinds'

import { loaded } from '../payload'
import type { AdvertisedProperty } from './own'

/** What would make the advertisement of a property better. */
export function adviceOn(property: AdvertisedProperty): Advice[] {
  const { pictures, plans, videos, virtualTour, description, epcLabel, epcLabelText, mainType, publishPrice, publishAddress } = property
  return adviceFor({
    standing: standingOf({ ...property, isPublished: property._status === 'published' }),
    ...{ pictures: pictures?.length ?? 0, plans: plans?.length ?? 0, films: (videos?.length ?? 0) + (virtualTour ? 1 : 0) },
    letters: description ? convertLexicalToPlaintext({ data: description }).trim().length : 0,
    hasEnergyLabel: Boolean(epcLabel || epcLabelText),
    needsEnergyLabel: needsEnergyCertificate(loaded(mainType)?.webId),
    ...{ showsPrice: publishPrice === true, showsAddress: publishAddress === true },
  })
}
