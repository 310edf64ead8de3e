import type { PayloadRequest } from 'payload'

import { themeSchema, type Theme } from '@/domain/site/theme'
import type { Setting } from '@/payload-types'

import { transact } from '../core/transaction'

const findSettings = (req: PayloadRequest): Promise<Setting> =>
  req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: false, user: req.user, req })

/** Puts a theme on the site and remembers the one before. */
const putOnSite = (req: PayloadRequest, theme: Theme, former: Theme) =>
  req.payload.updateGlobal({
    slug: 'settings',
    data: { theme, formerTheme: former },
    depth: 0,
    // The form may not write these; the endpoint has checked that an administrator asks.
    overrideAccess: true,
    req,
  })

/** Puts the draft of the theme on the site. */
export const publishTheme = (req: PayloadRequest): Promise<void> =>
  transact(req, async () => {
    const { theme, themeDraft } = await findSettings(req)
    await putOnSite(req, themeDraft ?? {}, theme ?? {})
  })

/**
 * Puts the theme back that was on the site before, and remembers the present one, so that this can be
 * undone too. The draft stays as it is.
 */
export const undoTheme = (req: PayloadRequest): Promise<'done' | 'nothing'> =>
  transact(req, async () => {
    const { theme, formerTheme } = await findSettings(req)
    const former = themeSchema.safeParse(formerTheme)
    if (!former.success) return 'nothing'
    await putOnSite(req, former.data, theme ?? {})
    return 'done'
  })
