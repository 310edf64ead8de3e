import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getPayload } from 'payload'

import { leadToFactor } from '@/studio/accounts/leadToFactor'
import { screenTitle } from '@/studio/screenTitle'

import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** Without the picture and the words of the CMS for links that are shared: a login has none. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  return { ...metadata, ...(await titleOfScreen(params)), openGraph: null, twitter: null }
}

/** The CMS knows no title of our screens. On the dashboard there are no segments. */
async function titleOfScreen(params: Props['params']): Promise<Metadata> {
  const settings = await config
  const { language } = await getNextRequestI18n({ config: settings })
  const title = screenTitle((await params).segments ?? [], language)
  return title ? { title: title + settings.admin.meta.titleSuffix, description: title } : {}
}

export default async function StudioPage({ params, searchParams }: Props) {
  await leadToFactor(await getPayload({ config }), await headers(), (await params).segments)
  return RootPage({ config, importMap, params, searchParams })
}
