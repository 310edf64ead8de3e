import { notFound } from 'next/navigation'

import { findOwnProperty, type AdvertisedProperty } from '@/data/portal/own'
import { isListPart, portalParts, type PortalPart } from '@/domain/portal/parts'
import type { Query } from '@/i18n/query'

import { ActivityList } from './ActivityList'
import { enter, type Entered } from './enter'
import { Feedback } from './Feedback'
import { Overview } from './Overview'
import { Papers } from './Papers'
import { PortalPage } from './PortalPage'
import { PropertyHead } from './PropertyHead'

const REFERENCE = /^[1-9]\d{0,8}$/

type Props = Entered & { property: AdvertisedProperty; part: PortalPart; query: Query }

function Part({ viewer: { owner }, locale, property, part, query }: Props) {
  if (isListPart(part)) return <ActivityList {...{ owner, property, part, query, locale }} />
  switch (part) {
    case 'overview':
      return <Overview owner={owner} property={property} locale={locale} />
    case 'documents':
      return <Papers owner={owner} property={property.id} locale={locale} />
    case 'feedback':
      return <Feedback owner={owner} property={property.id} locale={locale} />
    default:
      part satisfies never
  }
}

type Asked = { locale: string; reference: string; part?: string; query?: Query }

/** One part of one property, for who owns it now; to everybody else the address does not exist. */
export async function PropertyPart({ locale: asked, reference, part: askedPart, query = {} }: Asked) {
  const entered = await enter(asked, reference, ...(askedPart === undefined ? [] : [askedPart]))
  const part = portalParts.find((one) => one === (askedPart ?? 'overview'))
  const isAddress = REFERENCE.test(reference) && askedPart !== 'overview'
  const property = isAddress ? await findOwnProperty(entered.viewer.owner, Number(reference), entered.locale) : null
  if (!property || !part) notFound()
  return (
    <PortalPage {...entered}>
      <PropertyHead property={property} part={part} locale={entered.locale} />
      <div className="mt-10">
        <Part {...entered} property={property} part={part} query={query} />
      </div>
    </PortalPage>
  )
}
