import type { InboxProperty } from '@/data/enquiries/inbox'

export function Thumbnail({ property }: { property: InboxProperty | undefined }) {
  return property?.picture ? (
    <img className="hestia-thumb" src={property.picture} alt="" loading="lazy" />
  ) : (
    <span className="hestia-thumb" aria-hidden="true" />
  )
}
