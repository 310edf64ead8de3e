import type { UIFieldServerProps } from 'payload'

import '../studio.css'
import './feeds.css'
import { translatorFor } from '../words'
import { CopyAddress } from './CopyAddress'
import words from './words.json'

/**
 * Shows the address at which an advertising portal reads the export, and a download of the same
 * file.
 */
export function PortalAddress({ data, i18n, payload }: UIFieldServerProps) {
  const t = translatorFor(words, i18n.language)
  const { id, key }: { id?: string; key?: string | null } = data
  if (!id || !key) return <p className="hestia-lead">{t('portalSave')}</p>
  return (
    <section className="hestia-findings">
      <h2>{t('portalAddress')}</h2>
      <CopyAddress
        address={`${payload.config.serverURL}/api/portal-feed/${key}`}
        download={`${payload.config.routes.api}/portals/${id}/download`}
        words={{
          address: t('portalAddress'),
          copy: t('copy'),
          copied: t('copied'),
          download: t('download'),
        }}
      />
      <p className="hestia-lead">{t('portalLead')}</p>
    </section>
  )
}
