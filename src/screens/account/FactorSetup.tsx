import { renderSVG } from 'uqr'

import type { FactorState } from '@/data/accounts/secondFactor'
import { formatRecoveryCode } from '@/domain/accounts/secondFactor'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { PlainForm } from './PlainForm'

export type Problem = { title: string; text: string } | undefined

export function RecoveryCodes({ locale, codes }: { locale: Locale; codes: readonly string[] }) {
  const t = translate(locale)
  return (
    <>
      <h3 className="text-lg">{t('account.page.factor.codes')}</h3>
      <p className="mt-1 max-w-[60ch] text-soft">{t('account.page.factor.codesLead')}</p>
      <ul className="my-4 grid max-w-[420px] grid-cols-2 gap-x-8 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{formatRecoveryCode(code)}</li>
        ))}
      </ul>
    </>
  )
}

type SetupProps = {
  locale: Locale
  factor: Extract<FactorState, { step: 'begun' }>
  problem: Problem
}

export function FactorSetup({ locale, factor, problem }: SetupProps) {
  const t = translate(locale)
  const action = `/api/portal/factor?lang=${locale}`
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
      {factor.codes.length > 0 && <RecoveryCodes locale={locale} codes={factor.codes} />}
      <PlainForm
        id="factor-confirm"
        action={action}
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
      <form action={action} method="post" className="mt-3">
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
