import { roleOf } from '@/access/roles'
import type { PreviewOf } from '@/domain/preview'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

import type { Found } from './found'
import { openWith } from './leads/keys'
import { inOrder } from './pages'
import { asPreview, findSession, idsOf, payload } from './payload'

export type Shown = Found | { kind: 'module'; module: Module }

type Asked = PreviewOf & {
  /** Those of the request: the session of a colleague is in them. */
  headers: Headers
  /** What somebody without a login was given. */
  key: string | undefined
}

/** `staff` may pass it on; whoever has a key may look. Nobody else learns whether there is anything. */
type Access = 'staff' | 'key' | 'expired' | 'stranger'

export type Preview = { by: 'staff' | 'key'; shown: Shown; isDraft: boolean; drawnAt: number } | { by: 'expired' | 'stranger' | 'missing' }

async function accessOf({ id, headers, key }: Asked): Promise<Access> {
  if (roleOf({ user: await findSession(headers) })) return 'staff'
  const opened = key === undefined ? undefined : openWith(key)
  if (opened === 'expired') return 'expired'
  return opened?.purpose === 'preview' && opened.id === id ? 'key' : 'stranger'
}

async function modulesOf(ids: string[], locale: Locale): Promise<Module[]> {
  if (ids.length === 0) return []
  const { docs } = await (await payload()).find({ collection: 'modules', ...asPreview(locale), depth: 1, pagination: false, where: { id: { in: ids } } })
  return inOrder(ids, docs)
}

async function documentOf({ collection, id }: PreviewOf, locale: Locale): Promise<Shown | undefined> {
  const site = await payload()
  const common = { ...asPreview(locale), id }
  switch (collection) {
    case 'pages': {
      const page = await site.findByID({ collection, ...common, depth: 1 })
      return page ? { kind: 'page', page, modules: await modulesOf(idsOf(page.modules), locale) } : undefined
    }
    case 'modules': {
      const found = await site.findByID({ collection, ...common, depth: 1 })
      return found ? { kind: 'module', module: found } : undefined
    }
    case 'articles': {
      const article = await site.findByID({ collection, ...common, depth: 1 })
      return article ? { kind: 'article', article } : undefined
    }
    case 'properties': {
      const property = await site.findByID({ collection, ...common, depth: 2 })
      return property ? { kind: 'property', property } : undefined
    }
    case 'projects': {
      const project = await site.findByID({ collection, ...common, depth: 1 })
      return project ? { kind: 'project', project } : undefined
    }
    default:
      return collection satisfies never
  }
}

const statusOf = (shown: Shown): string | null | undefined => {
  switch (shown.kind) {
    case 'page':
      return shown.page._status
    case 'module':
      return shown.module._status
    case 'article':
      return shown.article._status
    case 'property':
      return shown.property._status
    case 'project':
      return shown.project._status
    default:
      return 'published'
  }
}

/** A document as it stands in the studio, for a colleague or for who was given a key to it. Kept nowhere. */
export async function findPreview(asked: Asked, locale: Locale): Promise<Preview> {
  const by = await accessOf(asked)
  if (by === 'expired' || by === 'stranger') return { by }
  const drawnAt = Date.now()
  const shown = await documentOf(asked, locale)
  return shown ? { by, shown, isDraft: statusOf(shown) === 'draft', drawnAt } : { by: 'missing' }
}
