import { Banner } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { renderSVG } from 'uqr'

import { staff } from '@/access/rules'
import { findPasskeys, type Passkey } from '@/data/accounts/passkeys'
import { countRecoveryCodes } from '@/data/accounts/recoveryCodes'
import { mustSetUpFactor } from '@/data/accounts/requiredFactor'
import { findFactor, type FactorState } from '@/data/accounts/secondFactor'
import { findSessions } from '@/data/accounts/sessions'
import { formatRecoveryCode } from '@/domain/accounts/secondFactor'
import { formatDay, formatMoment } from '@/i18n/formats'
import { localeOf, type Locale } from '@/i18n/locales'

import { Screen } from '../Screen'
import { translatorFor, type Translator } from '../words'
import { Factors } from './Factors'
import { SessionRows } from './SessionRows'
import words from './words.json'

type Translate = Translator<typeof words>

const qrCodeOf = (uri: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 2 })).toString('base64')}`

/** The code from an app as the screen shows it. */
function appOf(factor: FactorState, locale: Locale, t: Translate) {
  const about =
    factor.step === 'on' ? t('on', { since: formatDay(factor.since, locale) }) : t('off')
  if (factor.step !== 'begun') return { step: factor.step, about }
  return {
    step: factor.step,
    about,
    setup: {
      picture: qrCodeOf(factor.uri),
      secret: factor.secret.replace(/.{4}(?=.)/g, '$& '),
      codes: factor.codes.map(formatRecoveryCode),
    },
  }
}

const passkeyRowOf =
  (locale: Locale, t: Translate) =>
  ({ id, name, madeAt, usedAt, isSynced }: Passkey) => ({
    id,
    name,
    details: [
      t('passkeyMade', { made: formatDay(madeAt, locale) }),
      usedAt ? t('passkeyUsed', { used: formatMoment(usedAt, locale) }) : t('passkeyUnused'),
      t(isSynced ? 'passkeySynced' : 'passkeyHere'),
    ].join(', '),
  })

/**
 * The screen on which a colleague manages the second factors and the sessions of their own account.
 */
export async function SecurityView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { i18n, user } = req
  if (!staff({ req }) || !user) notFound()
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, i18n.language)
  const factor = await findFactor(req, { id: user.id, email: user.email ?? '' })
  const passkeys = await findPasskeys(req, user.id)
  const sessions = await findSessions(req, 'users', user.id)
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
        {(await mustSetUpFactor(req)) && <Banner type="error">{t('needed')}</Banner>}
        <p className="hestia-lead">{t('factorLead')}</p>
        <Factors
          hasFactor={factor.step === 'on' || passkeys.length > 0}
          hasPasskey={passkeys.length > 0}
          passkeys={passkeys.map(passkeyRowOf(locale, t))}
          app={appOf(factor, locale, t)}
          codesLeft={await countRecoveryCodes(req, user.id)}
        />
      </section>
      <section>
        <h2>{t('sessions')}</h2>
        <SessionRows rows={rows} />
      </section>
    </Screen>
  )
}
