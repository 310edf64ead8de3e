import { queryOf } from '@/i18n/query'
import { PropertyPart } from '@/screens/portal/PropertyPart'
import { portalMetadata } from '@/screens/portal/portalMetadata'

type Props = {
  params: Promise<{ locale: string; reference: string; part: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: Props) => portalMetadata((await params).locale)

export default async function OwnPropertyPartPage({ params, searchParams }: Props) {
  return <PropertyPart {...await params} query={queryOf(await searchParams)} />
}
