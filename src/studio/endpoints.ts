import type { Endpoint, Plugin } from 'payload'

import { changeManyProperties } from './bulk/endpoint'
import { cityImport } from './city-import/endpoint'

const own: Partial<Record<string, Endpoint[]>> = { cities: [cityImport], properties: [changeManyProperties] }

/** What the studio's own screens ask for, beside the collections they belong to. */
export const studioEndpoints: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    endpoints: [...(own[collection.slug] ?? []), ...(collection.endpoints || [])],
  })),
})
