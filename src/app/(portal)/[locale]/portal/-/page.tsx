import { findViewer } from '@/data/portal/viewer'
import { languageOf } from '@/screens/portal/enter'
import { PortalMissing } from '@/screens/portal/PortalMissing'
import { portalTitle } from '@/screens/portal/title'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = async ({ params }: Props) => portalTitle((await params).locale)

/** Next draws its own page for this in the browser alone; the page front puts this one in its place. */
export default async function MissingPortalPage({ params }: Props) {
  const locale = await languageOf((await params).locale)
  return <PortalMissing viewer={await findViewer()} locale={locale} />
}
