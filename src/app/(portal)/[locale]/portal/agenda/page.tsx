import { queryOf } from '@/i18n/query'
import { enter } from '@/screens/portal/enter'
import { PortalAgenda } from '@/screens/portal/PortalAgenda'
import { PortalPage } from '@/screens/portal/PortalPage'
import { portalMetadata } from '@/screens/portal/portalMetadata'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: Props) => portalMetadata((await params).locale)

export default async function PortalAgendaPage({ params, searchParams }: Props) {
  const entered = await enter((await params).locale, 'agenda')
  return (
    <PortalPage {...entered}>
      <PortalAgenda {...entered} query={queryOf(await searchParams)} />
    </PortalPage>
  )
}
