import { loginHref } from '@/i18n/portal'
import { loginMetadata } from '@/screens/account/loginMetadata'
import type { SearchParams } from '@/screens/account/entry'
import { LinkScreen } from '@/screens/account/LinkScreen'
import { pageLanguage } from '@/screens/portal/enter'

type Props = {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = async ({ params }: Props) => loginMetadata((await params).locale)

export default async function LinkPage({ params, searchParams }: Props) {
  const { locale: asked, token } = await params
  const locale = await pageLanguage(asked, (code) => `${loginHref(code)}${token}/`)
  return <LinkScreen locale={locale} token={token} search={await searchParams} />
}
