import type { ServerProps } from 'payload'

import '../inbox/inbox.css'
import { NavLink } from '../inbox/NavLink'
import { translatorFor } from '../words'
import words from './words.json'

/** Links the navigation to the screen of all documents and their languages. */
export function LanguagesLink({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'users') return null
  return (
    <div className="hestia-nav">
      <NavLink
        href={`${payload.config.routes.admin}/languages`}
        label={translatorFor(words, i18n.language)('title')}
      />
    </div>
  )
}
