import type { ServerProps } from 'payload'

import './inbox.css'
import privacyWords from '../privacy/words.json'
import { saysIn } from '../words'
import { NavLink } from './NavLink'
import words from './words.json'

/** The ways to the screens of leads, above the collections. */
export function InboxLink({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'users') return null
  const { admin } = payload.config.routes
  return (
    <div className="hestia-nav">
      <NavLink href={`${admin}/inbox`} label={saysIn(words, i18n.language)('title')} />
      {user.role === 'admin' && <NavLink href={`${admin}/privacy`} label={saysIn(privacyWords, i18n.language)('title')} />}
    </div>
  )
}
