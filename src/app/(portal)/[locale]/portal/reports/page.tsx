import { enter } from '@/screens/portal/enter'
import { PortalPage } from '@/screens/portal/PortalPage'
import { PortalReports } from '@/screens/portal/PortalReports'
import { portalMetadata } from '@/screens/portal/portalMetadata'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = async ({ params }: Props) => portalMetadata((await params).locale)

export default async function PortalReportsPage({ params }: Props) {
  const entered = await enter((await params).locale, 'reports')
  return (
    <PortalPage {...entered}>
      <PortalReports {...entered} />
    </PortalPage>
  )
}
