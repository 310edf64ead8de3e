import { Link } from '@payloadcms/ui'
import type { Payload, UIFieldServerProps } from 'payload'

import { hasRole, roleOf } from '@/access/roles'
import { findContactHistory, type ContactEvent } from '@/data/enquiries/history'
import { formatEvent } from '@/i18n/formats'
import { localeOf, type Locale } from '@/i18n/locales'

import '../studio.css'
import { optionsIn } from '../optionsIn'
import { translatorFor, type Translator } from '../words'
import words from './words.json'

type Translate = Translator<typeof words>

/** The field of each collection that tells the kind of a document. */
const kindFields = {
  enquiries: 'kind',
  demands: 'goal',
  appointments: '',
  subscribers: '',
  mails: 'kind',
} as const

const nameIn = (
  payload: Payload,
  { collection }: ContactEvent,
  field: string,
  value: string,
  locale: Locale,
): string =>
  field
    ? (optionsIn(payload, collection, field, locale).find(([option]) => option === value)?.[1] ??
      value)
    : ''

function Moments({
  moments,
  payload,
  locale,
  t,
}: {
  moments: readonly ContactEvent[]
  payload: Payload
  locale: Locale
  t: Translate
}) {
  return (
    <div className="hestia-scroll">
      <table className="hestia-lines">
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((moment) => (
            <tr key={`${moment.collection}${moment.id}`}>
              <td>{formatEvent(moment.at, locale)}</td>
              <td>
                <Link
                  href={`${payload.config.routes.admin}/collections/${moment.collection}/${moment.id}`}
                  prefetch={false}
                >
                  {[
                    t(moment.collection),
                    nameIn(payload, moment, kindFields[moment.collection], moment.what, locale),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
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

/** Lists what else is stored about the sender of an enquiry. */
export async function PersonHistory({ id, data, i18n, payload, req }: UIFieldServerProps) {
  const { email }: { email?: unknown } = data
  if (!id || !roleOf(req) || typeof email !== 'string' || !email) return null
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, locale)
  const moments = await findContactHistory(req, email, String(id))
  return (
    <section className="hestia-history">
      <h2>{t('history')}</h2>
      <p className="hestia-lead">
        {moments.length > 0 ? t('historyLead', { email }) : t('noHistory')}
      </p>
      {moments.length > 0 && <Moments moments={moments} payload={payload} locale={locale} t={t} />}
      {hasRole(req, 'admin') && (
        <a href={`${payload.config.routes.admin}/privacy?enquiry=${id}`}>{t('privacy')}</a>
      )}
    </section>
  )
}
