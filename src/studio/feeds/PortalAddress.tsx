import type { UIFieldServerProps } from 'payload'

import '../studio.css'
import './feeds.css'
import { saysIn } from '../words'
import { CopyAddress } from './CopyAddress'
import words from './words.json'

/** Where a portal reads our listings, and the same file for a colleague who sends it by hand. */
export function PortalAddress({ data, i18n, payload }: UIFieldServerProps) {
  const says = saysIn(words, i18n.language)
  const { id, key }: { id?: string; key?: string | null } = data
  if (!id || !key) return <p className="hestia-lead">{says('portalSave')}</p>
  return (
    <section className="hestia-findings">
      <h2>{says('portalAddress')}</h2>
      <CopyAddress
        address={`${payload.config.serverURL}/api/portal-feed/${key}`}
        download={`${payload.config.routes.api}/portals/${id}/download`}
        words={{ address: says('portalAddress'), copy: says('copy'), copied: says('copied'), download: says('download') }}
      />
      <p className="hestia-lead">{says('portalLead')}</p>
    </section>
  )
}
