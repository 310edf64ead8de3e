import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { headers } from 'next/headers'
import { getPayload } from 'payload'

import { leadToFactor } from '@/studio/accounts/leadToFactor'

import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config, params, searchParams })

export default async function StudioPage({ params, searchParams }: Props) {
  await leadToFactor(await getPayload({ config }), await headers(), (await params).segments)
  return RootPage({ config, importMap, params, searchParams })
}
