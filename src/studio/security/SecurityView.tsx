import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { renderSVG } from 'uqr'

import { staff } from '@/access/rules'
import { findFactor } from '@/data/accounts/factor'
import { findSessions } from '@/data/accounts/sessions'
import { shownCode } from '@/domain/secondFactor'
import { formatDay, formatMoment } from '@/i18n/dates'

import { Screen } from '../Screen'
import { localeOf, saysIn } from '../words'
import { FactorPresses } from './FactorPresses'
import { SessionRows } from './SessionRows'
import words from './words.json'

const pictureOf = (uri: string): string => `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 2 })).toString('base64')}`

/** Where a colleague looks after his own account: the second proof, and where it is open. */
export async function SecurityView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { i18n, user } = req
  if (!staff({ req }) || !user) notFound()
  const [locale, says] = [localeOf(i18n.language), saysIn(words, i18n.language)]
  const [factor, sessions] = [await findFactor(req, { id: user.id, email: user.email ?? '' }), await findSessions(req, 'users', user.id)]
  const begun = factor.step === 'begun' && {
    ...{ picture: pictureOf(factor.uri), secret: factor.secret.replace(/.{4}(?=.)/g, '$& '), codes: factor.codes.map(shownCode) },
  }
  const sid = '_sid' in user ? user._sid : undefined
  const rows = sessions.map(({ id, begunAt, endsAt }) => ({
    ...{ id, isOwn: id === sid },
    since: says('since', { begun: formatMoment(begunAt, locale), ends: formatMoment(endsAt, locale) }),
  }))
  return (
    <Screen view={view} steps={[{ label: says('title') }]}>
      <h1>{says('title')}</h1>
      <section>
        <h2>{says('factor')}</h2>
        {factor.step === 'on' && <p className="hestia-lead">{says('on', { since: formatDay(factor.since, locale), left: factor.codesLeft })}</p>}
        {factor.step === 'off' && <p className="hestia-lead">{says('off')}</p>}
        <FactorPresses step={factor.step} {...(begun && { begun })} />
      </section>
      <section>
        <h2>{says('sessions')}</h2>
        <SessionRows rows={rows} />
      </section>
    </Screen>
  )
}
