import { queryOf } from '@/i18n/query'
import { PropertyPart } from '@/screens/portal/PropertyPart'
import { portalTitle } from '@/screens/portal/title'

type Props = {
  params: Promise<{ locale: string; reference: string; part: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: Props) => portalTitle((await params).locale)

export default async function OwnPropertyPartPage({ params, searchParams }: Props) {
  return <PropertyPart {...await params} query={queryOf(await searchParams)} />
}
