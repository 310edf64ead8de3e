import type { ServerProps } from 'payload'

import './inbox.css'
import privacyWords from '../privacy/words.json'
import { translatorFor } from '../words'
import { NavLink } from './NavLink'
import words from './words.json'

/** Links the navigation to the inbox, and for administrators to the privacy screen. */
export function InboxLink({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'users') return null
  const { admin } = payload.config.routes
  return (
    <div className="hestia-nav">
      <NavLink href={`${admin}/inbox`} label={translatorFor(words, i18n.language)('title')} />
      {user.role === 'admin' && (
        <NavLink
          href={`${admin}/privacy`}
          label={translatorFor(privacyWords, i18n.language)('title')}
        />
      )}
    </div>
  )
}
