import { notFound } from 'next/navigation'

import { findOwnProperty, type AdvertisedProperty } from '@/data/portal/ownProperties'
import { findStories, type PropertyStory } from '@/data/portal/story'
import { isReference } from '@/domain/catalogue/reference'
import { isListPart, portalParts, type PortalPart } from '@/domain/portal/parts'
import type { Query } from '@/i18n/query'

import { ActivityList } from './ActivityList'
import { enter, type PortalContext } from './enter'
import { Feedback } from './Feedback'
import { Overview } from './Overview'
import { Documents } from './Documents'
import { PortalPage } from './PortalPage'
import { PropertyHead } from './PropertyHead'

type Props = PortalContext & {
  property: AdvertisedProperty
  story: PropertyStory
  part: PortalPart
  query: Query
}

function Part({ viewer, locale, property, story, part, query }: Props) {
  const { owner } = viewer
  if (isListPart(part))
    return (
      <ActivityList owner={owner} property={property} part={part} query={query} locale={locale} />
    )
  switch (part) {
    case 'overview':
      return <Overview owner={owner} property={property} story={story} locale={locale} />
    case 'documents':
      return <Documents viewer={viewer} properties={[property]} locale={locale} />
    case 'feedback':
      return <Feedback owner={owner} property={property.id} locale={locale} />
    default:
      part satisfies never
  }
}

type Params = { locale: string; reference: string; part?: string; query?: Query }

/** One part of one property, for its current owner; anyone else gets a 404. */
export async function PropertyPart({
  locale: language,
  reference,
  part: partName,
  query = {},
}: Params) {
  const context = await enter(language, reference, ...(partName === undefined ? [] : [partName]))
  const part = portalParts.find((portalPart) => portalPart === (partName ?? 'overview'))
  const isCanonical = isReference(reference) && partName !== 'overview'
  const property = isCanonical
    ? await findOwnProperty(context.viewer.owner, Number(reference), context.locale)
    : null
  const story = property && (await findStories(context.viewer.owner, [property])).get(property.id)
  if (!property || !story || !part) notFound()
  return (
    <PortalPage {...context}>
      <PropertyHead property={property} story={story} part={part} locale={context.locale} />
      <div className="mt-10">
        <Part {...context} property={property} story={story} part={part} query={query} />
      </div>
    </PortalPage>
  )
}
