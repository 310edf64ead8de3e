import { AccountScreen } from '@/screens/account/AccountScreen'
import type { Search } from '@/screens/account/entry'
import { NotHis } from '@/screens/portal/NotHis'
import { enter } from '@/screens/portal/enter'
import { PortalPage } from '@/screens/portal/PortalPage'
import { portalTitle } from '@/screens/portal/title'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Search> }

export const generateMetadata = async ({ params }: Props) => portalTitle((await params).locale)

export default async function AccountPage({ params, searchParams }: Props) {
  const entered = await enter((await params).locale, 'account')
  return (
    <PortalPage {...entered}>
      {entered.viewer.seenBy ? <NotHis locale={entered.locale} /> : <AccountScreen {...entered} search={await searchParams} />}
    </PortalPage>
  )
}
