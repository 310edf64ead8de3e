import { entryTitle } from '@/screens/account/entryTitle'
import type { Search } from '@/screens/account/entry'
import { LoginScreen } from '@/screens/account/LoginScreen'
import { languageOf } from '@/screens/portal/enter'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Search> }

export const generateMetadata = async ({ params }: Props) => entryTitle((await params).locale)

export default async function LoginPage({ params, searchParams }: Props) {
  return <LoginScreen locale={await languageOf((await params).locale)} search={await searchParams} />
}
