import { renderSVG } from 'uqr'

import type { FactorState } from '@/data/accounts/secondFactor'
import { formatRecoveryCode } from '@/domain/accounts/secondFactor'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { PlainForm } from './PlainForm'

type Problem = { title: string; text: string } | undefined
type Props = { locale: Locale; factor: FactorState; problem: Problem }

const actionIn = (locale: Locale) => `/api/portal/factor?lang=${locale}`

const passwordField = (locale: Locale) =>
  ({
    name: 'present',
    kind: 'password',
    label: translate(locale)('account.present'),
    autocomplete: 'current-password',
  }) as const

function FactorSetup({
  locale,
  factor,
  problem,
}: Props & { factor: Extract<FactorState, { step: 'begun' }> }) {
  const t = translate(locale)
  const qrCode = `data:image/svg+xml;base64,${Buffer.from(renderSVG(factor.uri, { border: 2 })).toString('base64')}`
  return (
    <>
      <p className="max-w-[60ch] text-soft">{t('account.page.factor.scan')}</p>
      <img
        src={qrCode}
        alt={t('account.page.factor.picture')}
        width={200}
        height={200}
        className="my-5"
      />
      <dl className="mb-5">
        <dt className="font-semibold">{t('account.page.factor.key')}</dt>
        <dd className="font-mono break-all">{factor.secret.replace(/.{4}(?=.)/g, '$& ')}</dd>
      </dl>
      <h3 className="text-lg">{t('account.page.factor.codes')}</h3>
      <p className="mt-1 max-w-[60ch] text-soft">{t('account.page.factor.codesLead')}</p>
      <ul className="my-4 grid max-w-[420px] grid-cols-2 gap-x-8 gap-y-1 font-mono">
        {factor.codes.map((code) => (
          <li key={code}>{formatRecoveryCode(code)}</li>
        ))}
      </ul>
      <PlainForm
        id="factor-confirm"
        action={actionIn(locale)}
        fields={[
          {
            name: 'code',
            kind: 'code',
            label: t('account.page.factor.number'),
            autocomplete: 'one-time-code',
          },
        ]}
        problem={problem}
        submit={t('account.page.factor.confirm')}
        actionValue="confirm"
      />
      <form action={actionIn(locale)} method="post" className="mt-3">
        <button
          type="submit"
          name="do"
          value="cancel"
          className="min-h-11 underline underline-offset-4 hover:text-brick"
        >
          {t('account.page.factor.cancel')}
        </button>
      </form>
    </>
  )
}

/** The second factor: off, being set up, or on. */
export function FactorPart({ locale, factor, problem }: Props) {
  const t = translate(locale)
  if (factor.step === 'begun')
    return <FactorSetup locale={locale} factor={factor} problem={problem} />
  const isOn = factor.step === 'on'
  return (
    <>
      <p className="mb-5 max-w-[60ch] text-soft">
        {isOn
          ? t('account.page.factor.on', {
              since: formatDay(factor.since, locale),
              left: factor.codesLeft,
            })
          : t('account.page.factor.off')}
      </p>
      <PlainForm
        id="factor-form"
        action={actionIn(locale)}
        fields={[
          passwordField(locale),
          ...(isOn
            ? [
                {
                  name: 'code',
                  kind: 'code',
                  label: t('account.code'),
                  hint: t('account.codeHint'),
                  autocomplete: 'one-time-code',
                } as const,
              ]
            : []),
        ]}
        problem={problem}
        submit={t(isOn ? 'account.page.factor.end' : 'account.page.factor.begin')}
        actionValue={isOn ? 'end' : 'begin'}
        isQuiet
      />
    </>
  )
}
