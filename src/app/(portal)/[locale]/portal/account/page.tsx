import { AccountScreen } from '@/screens/account/AccountScreen'
import type { SearchParams } from '@/screens/account/entry'
import { NotYours } from '@/screens/portal/NotYours'
import { enter } from '@/screens/portal/enter'
import { PortalPage } from '@/screens/portal/PortalPage'
import { portalMetadata } from '@/screens/portal/portalMetadata'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = async ({ params }: Props) => portalMetadata((await params).locale)

export default async function AccountPage({ params, searchParams }: Props) {
  const entered = await enter((await params).locale, 'account')
  return (
    <PortalPage {...entered}>
      {entered.viewer.viewedBy ? (
        <NotYours locale={entered.locale} />
      ) : (
        <AccountScreen {...entered} search={await searchParams} />
      )}
    </PortalPage>
  )
}
