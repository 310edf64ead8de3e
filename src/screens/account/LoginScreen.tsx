import { findViewer } from '@/data/portal/viewer'
import { findPageOfKind } from '@/data/site/pages'
import { findBreadcrumb } from '@/data/site/pathTable'
import { entryNotices, entryProblems, oneOf } from '@/domain/accounts/accounts'
import type { Locale } from '@/i18n/locales'
import { isPortalPath, loginHref, portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'
import { crumbsTo } from '../head/crumbs'
import { PortalFrame } from '../portal/PortalFrame'
import { findTypedBefore, readParam, passwordPlaceholders, type SearchParams } from './entry'
import { PasskeyLogin } from './PasskeyForm'
import { Done, PlainForm } from './PlainForm'

const modes = ['password', 'login', 'code'] as const
type Mode = (typeof modes)[number]

const linkStyle = 'inline-flex min-h-9 items-center underline underline-offset-4 hover:text-brick'

type PartProps = { locale: Locale; search: SearchParams; email: string | undefined }

const problemIn = ({ locale, search }: PartProps) => {
  const t = translate(locale)
  const problem = oneOf(entryProblems, readParam(search, 'problem'))
  return (
    problem && {
      title: t('account.failed'),
      text: t(`account.problem.${problem}`, passwordPlaceholders),
    }
  )
}

/** What helps at the second factor: a passkey, or a link by email that removes what is lost. */
function BesideCode({ locale }: { locale: Locale }) {
  const t = translate(locale)
  return (
    <>
      <PasskeyLogin locale={locale} next={undefined} />
      <details className="mt-8 max-w-[460px]">
        <summary className={`${linkStyle} cursor-pointer`}>{t('account.lost.title')}</summary>
        <p className="my-3 text-soft">{t('account.lost.lead')}</p>
        <PlainForm
          id="lost"
          action={`/api/portal/lost?lang=${locale}`}
          fields={[]}
          submit={t('account.ask.submit')}
          isQuiet
        />
      </details>
    </>
  )
}

/** Logging in without a password: a link by email, or the code of the second factor. */
function WithoutPassword({ ask, ...part }: PartProps & { ask: Mode }) {
  const { locale, email } = part
  const t = translate(locale)
  const isCode = ask === 'code'
  return (
    <PlainForm
      id="login"
      action={`/api/portal/${isCode ? 'code' : 'ask'}?lang=${locale}`}
      fields={[
        isCode
          ? {
              name: 'code',
              kind: 'code',
              label: t('account.code'),
              hint: t('account.codeHint'),
              autocomplete: 'one-time-code',
            }
          : {
              name: 'email',
              kind: 'email',
              label: t('account.email'),
              autocomplete: 'username',
              typed: email,
            },
      ]}
      hidden={isCode ? {} : { for: ask }}
      problem={problemIn(part)}
      submit={t(isCode ? 'account.login.submit' : 'account.ask.submit')}
    >
      <p>
        <a href={loginHref(locale)} className={linkStyle}>
          {t('account.login.back')}
        </a>
      </p>
    </PlainForm>
  )
}

function WithPassword(part: PartProps) {
  const { locale, search, email } = part
  const t = translate(locale)
  const next = [readParam(search, 'next') ?? ''].find(isPortalPath)
  return (
    <>
      <PlainForm
        id="login"
        action={`/api/portal/login?lang=${locale}`}
        fields={[
          {
            name: 'email',
            kind: 'email',
            label: t('account.email'),
            autocomplete: 'username webauthn',
            typed: email,
          },
          {
            name: 'password',
            kind: 'password',
            label: t('account.password'),
            autocomplete: 'current-password',
          },
        ]}
        hidden={{ next }}
        problem={problemIn(part)}
        submit={t('account.login.submit')}
      />
      <PasskeyLogin locale={locale} next={next} />
      <ul className="mt-8 grid gap-1">
        <li>
          <a href={`${loginHref(locale)}?ask=password`} className={linkStyle}>
            {t('account.login.forgotten')}
          </a>
        </li>
        <li>
          <a href={`${loginHref(locale)}?ask=login`} className={linkStyle}>
            {t('account.login.byLink')}
          </a>
        </li>
      </ul>
      <p className="mt-8 max-w-[52ch] text-soft">{t('account.login.help')}</p>
    </>
  )
}

async function AlreadyLoggedIn({ locale }: { locale: Locale }) {
  const t = translate(locale)
  if (!(await findViewer())) return null
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-4">
      {t('account.login.already')}
      <a href={portalHref(locale)} className={linkStyle}>
        {t('account.login.onward')}
      </a>
    </p>
  )
}

/** The login page for owners. Staff set its title in the studio; its address is fixed. */
export async function LoginScreen({ locale, search }: { locale: Locale; search: SearchParams }) {
  const t = translate(locale)
  const page = await findPageOfKind('login', locale)
  const crumb = (await findBreadcrumb(locale, ['login'])) ?? page?.title ?? t('account.login.title')
  const { email } = await findTypedBefore()
  const ask = oneOf(modes, readParam(search, 'ask'))
  const done = oneOf(entryNotices, readParam(search, 'done'))
  const part = { locale, search, email }
  return (
    <PortalFrame
      locale={locale}
      hrefIn={(code) => loginHref(code)}
      crumbs={crumbsTo(crumb, locale)}
    >
      <h1>
        {ask
          ? t(`account.ask.${ask}.title`)
          : page?.heading || page?.title || t('account.login.title')}
      </h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-lg text-soft">
        {t(ask ? `account.ask.${ask}.lead` : 'account.login.lead')}
      </p>
      {done && <Done text={t(`account.done.${done}`)} />}
      <AlreadyLoggedIn locale={locale} />
      {ask ? <WithoutPassword {...part} ask={ask} /> : <WithPassword {...part} />}
      {ask === 'code' && <BesideCode locale={locale} />}
    </PortalFrame>
  )
}
