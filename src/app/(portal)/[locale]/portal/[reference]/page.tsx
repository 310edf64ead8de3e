import { PropertyPart } from '@/screens/portal/PropertyPart'
import { portalTitle } from '@/screens/portal/title'

type Props = { params: Promise<{ locale: string; reference: string }> }

export const generateMetadata = async ({ params }: Props) => portalTitle((await params).locale)

export default async function OwnPropertyPage({ params }: Props) {
  return <PropertyPart {...await params} />
}
