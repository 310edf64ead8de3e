import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

import { adviceFor, type Advice } from '@/domain/portal/advice'
import { ownerStatusOf } from '@/domain/portal/ownerStatus'
import { needsEnergyCertificate } from '@/domain/catalogue/propertyKinds'

import { regionOfProperty } from '../catalogue/views/addressLines'
import { loaded } from '../core/payload'
import type { AdvertisedProperty } from './ownProperties'

/** Returns advice on how to improve the advertisement of a property. */
export function adviceForProperty(property: AdvertisedProperty): Advice[] {
  const {
    pictures,
    plans,
    videos,
    virtualTour,
    description,
    epcLabel,
    epcLabelText,
    mainType,
    publishPrice,
    publishAddress,
  } = property
  return adviceFor({
    ownerStatus: ownerStatusOf({ ...property, isPublished: property._status === 'published' }),
    pictures: pictures?.length ?? 0,
    plans: plans?.length ?? 0,
    films: (videos?.length ?? 0) + (virtualTour ? 1 : 0),
    letters: description ? convertLexicalToPlaintext({ data: description }).trim().length : 0,
    hasEnergyLabel: Boolean(epcLabel || epcLabelText),
    needsEnergyLabel: needsEnergyCertificate(
      { ...property, region: regionOfProperty(property), type: loaded(mainType)?.webId },
      new Date(),
    ),
    showsPrice: publishPrice === true,
    showsAddress: publishAddress === true,
  })
}
