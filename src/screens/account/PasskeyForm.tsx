import { island } from '@/components/island/island'
import type { start } from '@/components/passkey/passkey.island'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { PlainForm, type PlainField } from './PlainForm'

const PasskeyIsland = island<typeof start>('passkey', { wake: 'idle' })

/** What the account has already: it decides by what a change is confirmed. */
export type OwnFactors = { hasFactor: boolean; hasPasskey: boolean }

const propsFor = (locale: Locale, does: 'login' | 'confirm' | 'register') => {
  const t = translate(locale)
  return {
    does,
    lang: locale,
    words: {
      cancelled: t('account.passkey.cancelled'),
      known: t('account.passkey.known'),
      failed: t('account.problem.passkey'),
    },
  }
}

/** Where the script of a passkey form says what went wrong. */
const Says = () => <p role="alert" data-says hidden className="font-semibold text-brick" />

/** The fields by which an owner confirms a change of their second factors. */
function confirmFields(locale: Locale, hasFactor: boolean): PlainField[] {
  const t = translate(locale)
  const present: PlainField = {
    name: 'present',
    kind: 'password',
    label: t('account.present'),
    autocomplete: 'current-password',
  }
  const code: PlainField = {
    name: 'code',
    kind: 'code',
    label: t('account.code'),
    hint: t('account.codeHint'),
    autocomplete: 'one-time-code',
  }
  return hasFactor ? [present, code] : [present]
}

type ConfirmProps = OwnFactors & {
  locale: Locale
  id: string
  /** What is done, as the form sends it. */
  action: 'begin' | 'end' | 'codes' | 'remove'
  passkey?: string
  submit: string
}

const ByPasskey = ({ locale }: { locale: Locale }) => (
  <div data-passkeys="possible" hidden>
    <button
      type="button"
      data-confirms
      className="min-h-11 underline underline-offset-4 hover:text-brick"
    >
      {translate(locale)('account.passkey.confirm')}
    </button>
    <Says />
  </div>
)

/**
 * A form that changes a second factor, confirmed by the password and a code or, with a script, by a
 * passkey.
 */
export function ConfirmForm(props: ConfirmProps) {
  const { locale, id, action, passkey, submit, hasFactor, hasPasskey } = props
  const form = (
    <PlainForm
      id={id}
      action={`/api/portal/factor?lang=${locale}`}
      fields={confirmFields(locale, hasFactor)}
      hidden={{ do: action, id: passkey }}
      submit={submit}
      isQuiet
    >
      {hasPasskey && <input type="hidden" name="passkey" />}
      {hasPasskey && <ByPasskey locale={locale} />}
    </PlainForm>
  )
  return hasPasskey ? (
    <PasskeyIsland props={propsFor(locale, 'confirm')}>{form}</PasskeyIsland>
  ) : (
    form
  )
}

/** The form that makes a passkey. It needs a script, and says so where there is none. */
export function RegisterForm({ locale, hasFactor, hasPasskey }: OwnFactors & { locale: Locale }) {
  const t = translate(locale)
  const name: PlainField = { name: 'name', kind: 'line', label: t('account.passkey.name') }
  return (
    <PasskeyIsland props={propsFor(locale, 'register')}>
      <p data-passkeys="impossible" className="text-soft">
        {t('account.passkey.impossible')}
      </p>
      <div data-passkeys="possible" hidden>
        <PlainForm
          id="passkey-form"
          action={`/api/portal/passkey?lang=${locale}`}
          fields={[name, ...confirmFields(locale, hasFactor)]}
          submit={t('account.passkey.add')}
          isQuiet
        >
          <input type="hidden" name="made" />
          <input type="hidden" name="passkey" />
          {hasPasskey ? <ByPasskey locale={locale} /> : <Says />}
        </PlainForm>
      </div>
    </PasskeyIsland>
  )
}

/** Logging in with a passkey, shown where the browser has them. */
export function PasskeyLogin({ locale, next }: { locale: Locale; next: string | undefined }) {
  return (
    <PasskeyIsland props={propsFor(locale, 'login')}>
      <form
        data-passkeys="possible"
        hidden
        action={`/api/portal/passkey-login?lang=${locale}`}
        method="post"
        className="mt-4 grid max-w-[460px] gap-3"
      >
        <input type="hidden" name="passkey" />
        {next && <input type="hidden" name="next" value={next} />}
        <div>
          <button type="submit" className="button min-h-12 px-8 hover:bg-ink hover:text-paper">
            {translate(locale)('account.passkey.login')}
          </button>
        </div>
        <Says />
      </form>
    </PasskeyIsland>
  )
}
