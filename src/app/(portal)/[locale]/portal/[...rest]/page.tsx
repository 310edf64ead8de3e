import { notFound } from 'next/navigation'

/** What no page of the portal has for an address is no page of the site either. */
export default function UnknownPortalPage(): never {
  notFound()
}
