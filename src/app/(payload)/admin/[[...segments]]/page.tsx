import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getPayload } from 'payload'

import { leadToFactor } from '@/studio/accounts/leadToFactor'

import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** Without the picture and the words of the CMS for links that are shared: a login has none. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  return { ...metadata, openGraph: null, twitter: null }
}

export default async function StudioPage({ params, searchParams }: Props) {
  await leadToFactor(await getPayload({ config }), await headers(), (await params).segments)
  return RootPage({ config, importMap, params, searchParams })
}
