import { z } from '@/domain/lib/zodWithoutEval'

export type SavedView = { name: string; search: string }

const MAX_VIEWS = 20

const viewsShape = z
  .object({
    views: z.array(z.object({ name: z.string().min(1).max(40), search: z.string().max(2000) })),
  })
  .catch({ views: [] })

/** Reads what the colleague has stored; what is not a view is dropped. */
export const readViews = (stored: unknown): SavedView[] =>
  viewsShape.parse(stored).views.slice(0, MAX_VIEWS)

/** Adds a view at the end, or in the place of the one with the same name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const isSame = ({ name }: SavedView) => name === view.name
  return views.some(isSame)
    ? views.map((existing) => (isSame(existing) ? view : existing))
    : [...views, view].slice(-MAX_VIEWS)
}

/** What belongs to a view: search, filters and order, not the page that is looked at. */
const isPart = (key: string): boolean => key === 'search' || key === 'sort' || /^where\b/.test(key)

/** Returns the query of a view in one spelling, so that two views can be compared. */
export function searchOf(params: URLSearchParams): string {
  const parts = [...params].filter(([key, value]) => isPart(key) && value !== '')
  return new URLSearchParams(parts.sort(([a], [b]) => (a < b ? -1 : 1))).toString()
}
