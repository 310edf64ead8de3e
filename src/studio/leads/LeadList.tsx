import type { UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { findLeads, type LeadStatus } from '@/data/feeds/leads/leadStatus'
import { crmNames } from '@/domain/feeds/formats'
import { formatShortEvent } from '@/i18n/formats'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { translatorFor } from '../words'
import { reasonOf } from './reasonOf'
import { SendAgain } from './SendAgain'
import words from './words.json'

const isOpen = ({ state }: LeadStatus) => ['waiting', 'refused', 'unsure'].includes(state)

/** Says what of an enquiry or a viewing the CRM was told, and sends again what did not arrive. */
export async function LeadList({ id, data, i18n, payload, req }: UIFieldServerProps) {
  if (!id || !roleOf(req)) return null
  const { enquiry }: { enquiry?: string | { id: string } | null } = data
  const thread = typeof enquiry === 'object' ? enquiry?.id : enquiry
  const leads = await findLeads({ payload }, thread ?? String(id))
  const [first] = leads
  if (!first) return null
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, locale)
  const crm = crmNames[first.crm]
  const stateOf = (lead: LeadStatus): string => {
    const moment = formatShortEvent(lead.state === 'waiting' ? lead.nextAt : lead.at, locale)
    return lead.state === 'waiting' && !lead.isOn
      ? t('off', { feed: lead.feed })
      : t(lead.state, { moment, crm })
  }
  return (
    <section>
      <h2>{t('title', { crm })}</h2>
      <table className="hestia-lines">
        <tbody>
          {leads.map((lead, index) => (
            <tr key={`${index} ${lead.kind}`}>
              <th scope="row">{t(`kind_${lead.kind}`)}</th>
              <td>
                {stateOf(lead)}
                {reasonOf(lead, t) && <p className="hestia-lead">{reasonOf(lead, t)}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {leads.some(isOpen) && (
        <SendAgain
          thread={first.thread}
          isFirst={leads.every(({ state }) => state !== 'refused' && state !== 'unsure')}
        />
      )}
    </section>
  )
}
