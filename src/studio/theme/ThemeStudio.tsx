import type { UIFieldServerProps } from 'payload'

import { admins } from '@/access/rules'
import { previewHref } from '@/domain/site/preview'
import { isSameTheme, themeSchema } from '@/domain/site/theme'
import { localeOf } from '@/i18n/locales'

import './theme.css'
import { ThemePanel } from './ThemePanel'

/** Shows the draft of the theme on the home page, publishes it, and puts the former one back. */
export async function ThemeStudio({ i18n, req }: UIFieldServerProps) {
  if (!admins({ req })) return null
  const access = { depth: 0, overrideAccess: false, user: req.user } as const
  const [settings, { docs }] = await Promise.all([
    req.payload.findGlobal({ slug: 'settings', ...access }),
    req.payload.find({
      collection: 'pages',
      where: { kind: { equals: 'home' } },
      select: { kind: true },
      limit: 1,
      pagination: false,
      ...access,
    }),
  ])
  const home = docs[0]
  return (
    <ThemePanel
      preview={home && previewHref(localeOf(i18n.language), { collection: 'pages', id: home.id })}
      isLive={isSameTheme(settings.theme, settings.themeDraft)}
      hasFormer={themeSchema.safeParse(settings.formerTheme).success}
    />
  )
}
