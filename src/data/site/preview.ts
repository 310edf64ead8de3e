import { roleOf } from '@/access/roles'
import type { PreviewTarget, SharedTarget } from '@/domain/site/preview'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

import type { ResolvedDocument } from './resolve'
import { readLinkKey } from '../enquiries/linkKeys'
import { orderModules } from './pages'
import { stateOfPreviewLink } from './previewLinks'
import { takeTyped } from './typedPreview'
import { typedContext } from '@/fields/typedOver'
import { asPreview, findSession, idsOf, payload } from '../core/payload'

export type PreviewedDocument = ResolvedDocument | { kind: 'module'; module: Module }

type By = {
  /** The headers of the request, with the session of a colleague. */
  headers: Headers
  /** The key of a preview link, for a person without an account. */
  key: string | undefined
}
type PreviewRequest = PreviewTarget &
  By & {
    /** What the colleague types just now, by the name under which it was kept. */
    typed?: string | undefined
  }

/** Why a preview is not shown. `stranger` does not learn whether it exists. */
type Refusal = 'expired' | 'revoked' | 'stranger'
type Access = 'staff' | 'key' | Refusal

export type Preview =
  | { by: 'staff' | 'key'; shown: PreviewedDocument; isDraft: boolean; drawnAt: number }
  | { by: Refusal | 'missing' }

/** Returns whether a preview may be seen: by a colleague, or with the key of a link that opens it. */
export async function accessOf({ headers, key, ...target }: SharedTarget & By): Promise<Access> {
  if (roleOf({ user: await findSession(headers) })) return 'staff'
  const opened = key === undefined ? undefined : readLinkKey(key)
  if (opened === 'expired') return 'expired'
  if (opened?.purpose !== 'preview') return 'stranger'
  const state = await stateOfPreviewLink(await payload(), opened.id, target)
  if (state === 'other') return 'stranger'
  return state === 'open' ? 'key' : state
}

async function modulesOf(ids: string[], locale: Locale): Promise<Module[]> {
  if (ids.length === 0) return []
  const { docs } = await (
    await payload()
  ).find({ collection: 'modules', ...asPreview(locale), depth: 1, where: { id: { in: ids } } })
  return orderModules(ids, docs)
}

async function documentOf(
  { collection, id }: PreviewTarget,
  locale: Locale,
  over: object,
): Promise<PreviewedDocument | undefined> {
  const site = await payload()
  const query = asPreview(locale)
  const common = { ...query, context: { ...query.context, ...over }, id }
  switch (collection) {
    case 'pages': {
      const page = await site.findByID({ collection, ...common, depth: 1 })
      return page
        ? { kind: 'page', page, modules: await modulesOf(idsOf(page.modules), locale) }
        : undefined
    }
    case 'modules': {
      const pageModule = await site.findByID({ collection, ...common, depth: 1 })
      return pageModule ? { kind: 'module', module: pageModule } : undefined
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

const statusOf = (shown: PreviewedDocument): string | null | undefined => {
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

/** Returns what lies over the draft while a colleague types; `over` when it was taken before. */
async function typedOver({ typed, headers, ...of }: PreviewRequest): Promise<object | 'over'> {
  if (typed === undefined) return {}
  const reader = { payload: await payload(), user: await findSession(headers) }
  const values = await takeTyped(reader, of, typed)
  return values ? typedContext(of.collection, of.id, values) : 'over'
}

/**
 * Finds the newest draft of a document for a colleague or the holder of a key, with what the
 * colleague types just now. Never cached.
 */
export async function findPreview(request: PreviewRequest, locale: Locale): Promise<Preview> {
  const by = await accessOf(request)
  if (by !== 'staff' && by !== 'key') return { by }
  const drawnAt = Date.now()
  const over = await typedOver(request)
  if (over === 'over') return { by: 'expired' }
  const shown = await documentOf(request, locale, over)
  return shown ? { by, shown, isDraft: statusOf(shown) === 'draft', drawnAt } : { by: 'missing' }
}
