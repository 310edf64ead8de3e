import type { ServerProps } from 'payload'

import words from './live.words.json'
import './studio.css'
import { translatorFor } from './words'

/** Reminds staff on every screen that search engines may not index the site yet. */
export async function NotLive({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'users') return null
  const { isLive } = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    select: { isLive: true },
    overrideAccess: false,
    user,
  })
  if (isLive) return null
  const t = translatorFor(words, i18n.language)
  return (
    <p className="hestia-not-live">
      {t('notLive')}{' '}
      {user.role === 'admin' && (
        <a href={`${payload.config.routes.admin}/globals/settings`}>{t('toSettings')}</a>
      )}
    </p>
  )
}
