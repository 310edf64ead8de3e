import { findViewer } from '@/data/portal/viewer'
import { languageOf } from '@/screens/portal/enter'
import { PortalMissing } from '@/screens/portal/PortalMissing'
import { portalMetadata } from '@/screens/portal/portalMetadata'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = async ({ params }: Props) => portalMetadata((await params).locale)

/**
 * The not-found page of the owner portal, sent by the front: Next's own needs scripts to be drawn.
 */
export default async function MissingPortalPage({ params }: Props) {
  const locale = await languageOf((await params).locale)
  return <PortalMissing viewer={await findViewer()} locale={locale} />
}
