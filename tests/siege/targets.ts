// A program of its own, started by `readTargets`: prints every REST endpoint and field name of the configuration as JSON.
import config from '@payload-config'
import type { Endpoint } from 'payload'

const { collections, globals, endpoints } = await config

type Fields = readonly {
  name?: string
  fields?: Fields
  tabs?: readonly { name?: string; fields: Fields }[]
  blocks?: readonly { fields: Fields }[]
}[]

/** The names of all fields, those inside groups, tabs and blocks included. */
const namesOf = (fields: Fields): string[] =>
  fields.flatMap(({ name, fields: inner = [], tabs = [], blocks = [] }) => [
    ...(name === undefined ? [] : [name]),
    ...namesOf(inner),
    ...tabs.flatMap((tab) => namesOf(tab.fields)),
    ...blocks.flatMap((block) => namesOf(block.fields)),
  ])

const listed = (base: string, list: Endpoint[] | false) =>
  (list || []).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: `/api${base}${path}`,
  }))

const targets = {
  endpoints: [
    ...listed('', endpoints),
    ...collections.flatMap((collection) => listed(`/${collection.slug}`, collection.endpoints)),
    ...globals.flatMap((global) => listed(`/globals/${global.slug}`, global.endpoints)),
  ],
  collections: collections.map(({ slug, fields }) => ({
    slug,
    fields: [...new Set(namesOf(fields as Fields))],
  })),
  globals: globals.map(({ slug, fields }) => ({
    slug,
    fields: [...new Set(namesOf(fields as Fields))],
  })),
}

process.stdout.write(`\nTARGETS ${JSON.stringify(targets)}\n`)
process.exit(0)
