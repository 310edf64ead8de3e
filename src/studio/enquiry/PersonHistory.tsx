import { Link } from '@payloadcms/ui'
import type { Payload, UIFieldServerProps } from 'payload'

import { hasRole, roleOf } from '@/access/roles'
import { findHistory, type Moment } from '@/data/leads/history'
import { intlLocales, type Locale } from '@/i18n/locales'

import '../studio.css'
import { optionsIn } from '../optionsIn'
import { localeOf, saysIn, type Says } from '../words'
import words from './words.json'

type Speaks = Says<typeof words>

/** In which field the word stands that says what it was. */
const whatOf = { enquiries: 'kind', demands: 'goal', appointments: '', subscribers: '', mails: 'kind' } as const

const nameIn = (payload: Payload, { collection }: Moment, field: string, value: string, locale: Locale): string =>
  field ? (optionsIn(payload, collection, field, locale).find(([one]) => one === value)?.[1] ?? value) : ''

function Moments({ moments, payload, locale, says }: { moments: readonly Moment[]; payload: Payload; locale: Locale; says: Speaks }) {
  const time = new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Brussels' })
  return (
    <div className="hestia-scroll">
      <table className="hestia-lines">
        <thead>
          <tr>
            <th scope="col">{says('when')}</th>
            <th scope="col">{says('what')}</th>
            <th scope="col">{says('status')}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((moment) => (
            <tr key={`${moment.collection}${moment.id}`}>
              <td>{time.format(new Date(moment.at))}</td>
              <td>
                <Link href={`${payload.config.routes.admin}/collections/${moment.collection}/${moment.id}`} prefetch={false}>
                  {[says(moment.collection), nameIn(payload, moment, whatOf[moment.collection], moment.what, locale)].filter(Boolean).join(' · ')}
                </Link>
                {moment.said && <div className="hestia-lead">{moment.said}</div>}
              </td>
              <td>{nameIn(payload, moment, 'status', moment.status, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What else there was with who sent this enquiry. */
export async function PersonHistory({ id, data, i18n, payload, req }: UIFieldServerProps) {
  const { email }: { email?: unknown } = data
  if (!id || !roleOf(req) || typeof email !== 'string' || !email) return null
  const locale = localeOf(i18n.language)
  const says = saysIn(words, locale)
  const moments = await findHistory(req, email, String(id))
  return (
    <section className="hestia-history">
      <h2>{says('history')}</h2>
      <p className="hestia-lead">{moments.length > 0 ? says('historyLead', { email }) : says('noHistory')}</p>
      {moments.length > 0 && <Moments {...{ moments, payload, locale, says }} />}
      {hasRole(req, 'admin') && <a href={`${payload.config.routes.admin}/privacy?enquiry=${id}`}>{says('privacy')}</a>}
    </section>
  )
}
