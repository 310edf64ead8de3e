import { loginHref } from '@/i18n/portal'
import { loginMetadata } from '@/screens/account/loginMetadata'
import type { SearchParams } from '@/screens/account/entry'
import { LoginScreen } from '@/screens/account/LoginScreen'
import { pageLanguage } from '@/screens/portal/enter'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = async ({ params }: Props) => loginMetadata((await params).locale)

export default async function LoginPage({ params, searchParams }: Props) {
  const search = await searchParams
  const next = typeof search.next === 'string' ? search.next : undefined
  const locale = await pageLanguage((await params).locale, (code) => loginHref(code, next))
  return <LoginScreen locale={locale} search={search} />
}
