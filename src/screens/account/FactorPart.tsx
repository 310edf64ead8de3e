import type { ReactNode } from 'react'

import type { AccountOverview } from '@/data/accounts/overview'
import type { Passkey } from '@/data/accounts/passkeys'
import type { FactorState } from '@/data/accounts/secondFactor'
import { formatDay, formatMoment } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { FactorSetup, type Problem, RecoveryCodes } from './FactorSetup'
import { ConfirmForm, RegisterForm, type OwnFactors } from './PasskeyForm'

type Props = {
  locale: Locale
  overview: Pick<AccountOverview, 'factor' | 'passkeys' | 'codesLeft'>
  /** Recovery codes that were just made, shown once. */
  codes: readonly string[]
  problem: Problem
}

const Lead = ({ text }: { text: string }) => <p className="mb-5 max-w-[60ch] text-soft">{text}</p>
/** A form that is unfolded by a press: the page would otherwise ask for the password four times. */
const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details>
    <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-brick">
      {label}
    </summary>
    <div className="mt-3 mb-4">{children}</div>
  </details>
)

const Title = ({ text }: { text: string }) => <h3 className="mt-10 mb-2 text-lg">{text}</h3>

function PasskeyRow({
  passkey: { id, name, madeAt, usedAt, isSynced },
  at,
  ...own
}: OwnFactors & { locale: Locale; passkey: Passkey; at: number }) {
  const { locale } = own
  const t = translate(locale)
  const details = [
    t('account.passkey.made', { made: formatDay(madeAt, locale) }),
    usedAt
      ? t('account.passkey.used', { used: formatMoment(usedAt, locale) })
      : t('account.passkey.unused'),
    t(isSynced ? 'account.passkey.synced' : 'account.passkey.here'),
  ].join(', ')
  return (
    <li className="border-t border-sand py-3">
      <p>
        <span className="font-semibold">{name}</span>, <span className="text-soft">{details}</span>
      </p>
      <Fold label={t('account.passkey.remove', { name })}>
        <ConfirmForm
          {...own}
          id={`passkey-${at}`}
          action="remove"
          passkey={id}
          submit={t('account.passkey.removeNow')}
        />
      </Fold>
    </li>
  )
}

/** Turns the code from an app on or off. */
function AppFactor({
  factor,
  own,
}: {
  factor: Exclude<FactorState, { step: 'begun' }>
  own: OwnFactors & { locale: Locale }
}) {
  const { locale } = own
  const t = translate(locale)
  const action = factor.step === 'on' ? 'end' : 'begin'
  return (
    <>
      <Lead
        text={
          factor.step === 'on'
            ? t('account.page.factor.on', { since: formatDay(factor.since, locale) })
            : t('account.page.factor.off')
        }
      />
      <Fold label={t(`account.page.factor.${action}`)}>
        <ConfirmForm
          {...own}
          id="factor-form"
          action={action}
          submit={t(`account.page.factor.${action}`)}
        />
      </Fold>
    </>
  )
}

/** The second factors of an owner: passkeys, the code from an app, and recovery codes. */
export function FactorPart({ locale, overview, codes, problem }: Props) {
  const t = translate(locale)
  const { factor, passkeys, codesLeft } = overview
  const isOn = factor.step === 'on'
  const hasPasskey = passkeys.length > 0
  const own = { hasFactor: isOn || hasPasskey, hasPasskey, locale }
  return (
    <>
      <Lead text={t('account.page.factor.lead')} />
      {problem && factor.step !== 'begun' && (
        <div role="alert" className="form-summary mb-5 max-w-[460px]">
          <p className="font-semibold">{problem.title}</p>
          <p>{problem.text}</p>
        </div>
      )}
      {codes.length > 0 && <RecoveryCodes locale={locale} codes={codes} />}
      <Title text={t('account.passkey.title')} />
      <Lead text={t('account.passkey.lead')} />
      {hasPasskey && (
        <ul className="mb-6 max-w-[640px]">
          {passkeys.map((passkey, at) => (
            <PasskeyRow key={passkey.id} {...own} passkey={passkey} at={at} />
          ))}
        </ul>
      )}
      <Fold label={t('account.passkey.add')}>
        <RegisterForm {...own} />
      </Fold>
      <Title text={t('account.page.factor.app')} />
      {factor.step === 'begun' ? (
        <FactorSetup locale={locale} factor={factor} problem={problem} />
      ) : (
        <AppFactor factor={factor} own={own} />
      )}
      {own.hasFactor && (
        <>
          <Title text={t('account.page.factor.codes')} />
          <Lead text={t('account.page.factor.codesLeft', { left: codesLeft })} />
          <Fold label={t('account.page.factor.codesNew')}>
            <ConfirmForm
              {...own}
              id="codes-form"
              action="codes"
              submit={t('account.page.factor.codesNew')}
            />
          </Fold>
        </>
      )}
    </>
  )
}
