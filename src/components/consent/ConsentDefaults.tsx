import { consentMode, nothing } from '@/domain/consent'
import { hasTags, type TagIds } from '@/domain/tags'

/** How long a tag waits for the visitor's stored choice, in milliseconds. */
const WAIT = 500

/** Consent Mode v2. The same text on every page, so that its hash in the security policy is always the same. */
const script = [
  'window.dataLayer=window.dataLayer||[]',
  'function gtag(){dataLayer.push(arguments)}',
  `gtag('consent','default',${JSON.stringify({ ...consentMode(nothing), wait_for_update: WAIT })})`,
].join(';')

/** Stands before anything that could load a tag: until the visitor chooses, all is denied. */
export const ConsentDefaults = ({ ids }: { ids: TagIds }) => (hasTags(ids) ? <script dangerouslySetInnerHTML={{ __html: script }} /> : null)
