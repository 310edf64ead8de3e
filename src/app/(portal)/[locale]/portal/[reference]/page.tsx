import { PropertyPart } from '@/screens/portal/PropertyPart'
import { portalMetadata } from '@/screens/portal/portalMetadata'

type Props = { params: Promise<{ locale: string; reference: string }> }

export const generateMetadata = async ({ params }: Props) => portalMetadata((await params).locale)

export default async function OwnPropertyPage({ params }: Props) {
  return <PropertyPart {...await params} />
}
