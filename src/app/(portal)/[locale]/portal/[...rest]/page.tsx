import { notFound } from 'next/navigation'

/** An unknown address below the portal is no page of the site either. */
export default function UnknownPortalPage(): never {
  notFound()
}
