import { loginMetadata } from '@/screens/account/loginMetadata'
import type { SearchParams } from '@/screens/account/entry'
import { LinkScreen } from '@/screens/account/LinkScreen'
import { languageOf } from '@/screens/portal/enter'

type Props = {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = async ({ params }: Props) => loginMetadata((await params).locale)

export default async function LinkPage({ params, searchParams }: Props) {
  const { locale, token } = await params
  return <LinkScreen locale={await languageOf(locale)} token={token} search={await searchParams} />
}
