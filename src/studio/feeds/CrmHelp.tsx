import type { UIFieldServerProps } from 'payload'

import { readState } from '@/data/feeds/crm/state'
import { formatShortEvent } from '@/i18n/formats'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import './feeds.css'
import { translatorFor } from '../words'
import { CrmHelpPanel } from './CrmHelpPanel'
import words from './words.json'

/** What staff need to connect a CRM: what to ask for, the webhook address, and whether a secret is stored. */
export async function CrmHelp({ data, i18n, payload, id }: UIFieldServerProps & { id?: string }) {
  const t = translatorFor(words, i18n.language)
  const { hookKey, ...saved }: { id?: string; hookKey?: string | null } = data
  const feed = id ?? saved.id
  const secretAt = feed ? (await readState(payload, feed)).secretAt : null
  return (
    <CrmHelpPanel
      feed={feed ?? ''}
      hookAddress={hookKey ? `${payload.config.serverURL}/api/crm/${hookKey}` : ''}
      secret={
        secretAt
          ? t('secretSince', { moment: formatShortEvent(secretAt, localeOf(i18n.language)) })
          : t('secretMissing')
      }
    />
  )
}
