import { enter } from '@/screens/portal/enter'
import { PortalHome } from '@/screens/portal/PortalHome'
import { PortalPage } from '@/screens/portal/PortalPage'
import { portalMetadata } from '@/screens/portal/portalMetadata'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = async ({ params }: Props) => portalMetadata((await params).locale)

export default async function PortalHomePage({ params }: Props) {
  const entered = await enter((await params).locale)
  return (
    <PortalPage {...entered}>
      <PortalHome {...entered} />
    </PortalPage>
  )
}
