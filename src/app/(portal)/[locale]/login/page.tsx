import { loginMetadata } from '@/screens/account/loginMetadata'
import type { SearchParams } from '@/screens/account/entry'
import { LoginScreen } from '@/screens/account/LoginScreen'
import { languageOf } from '@/screens/portal/enter'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = async ({ params }: Props) => loginMetadata((await params).locale)

export default async function LoginPage({ params, searchParams }: Props) {
  return (
    <LoginScreen locale={await languageOf((await params).locale)} search={await searchParams} />
  )
}
