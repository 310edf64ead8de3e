import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { renderSVG } from 'uqr'

import { staff } from '@/access/rules'
import { findFactor } from '@/data/accounts/secondFactor'
import { findSessions } from '@/data/accounts/sessions'
import { formatRecoveryCode } from '@/domain/accounts/secondFactor'
import { formatDay, formatMoment } from '@/i18n/formats'

import { Screen } from '../Screen'
import { localeOf, translatorFor } from '../words'
import { FactorActions } from './FactorActions'
import { SessionRows } from './SessionRows'
import words from './words.json'

const qrCodeOf = (uri: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 2 })).toString('base64')}`

/**
 * The screen on which a colleague manages the second factor and the sessions of their own account.
 */
export async function SecurityView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { i18n, user } = req
  if (!staff({ req }) || !user) notFound()
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, i18n.language)
  const factor = await findFactor(req, { id: user.id, email: user.email ?? '' })
  const sessions = await findSessions(req, 'users', user.id)
  const setup = factor.step === 'begun' && {
    picture: qrCodeOf(factor.uri),
    secret: factor.secret.replace(/.{4}(?=.)/g, '$& '),
    codes: factor.codes.map(formatRecoveryCode),
  }
  const sid = '_sid' in user ? user._sid : undefined
  const rows = sessions.map(({ id, begunAt, endsAt }) => ({
    id,
    isCurrent: id === sid,
    since: t('since', { begun: formatMoment(begunAt, locale), ends: formatMoment(endsAt, locale) }),
  }))
  return (
    <Screen view={view} steps={[{ label: t('title') }]}>
      <h1>{t('title')}</h1>
      <section>
        <h2>{t('factor')}</h2>
        {factor.step === 'on' && (
          <p className="hestia-lead">
            {t('on', { since: formatDay(factor.since, locale), left: factor.codesLeft })}
          </p>
        )}
        {factor.step === 'off' && <p className="hestia-lead">{t('off')}</p>}
        <FactorActions step={factor.step} {...(setup && { setup })} />
      </section>
      <section>
        <h2>{t('sessions')}</h2>
        <SessionRows rows={rows} />
      </section>
    </Screen>
  )
}
