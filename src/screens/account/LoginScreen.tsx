import { findViewer } from '@/data/portal/viewer'
import { findPageOfKind } from '@/data/pages'
import { entryNotices, entryProblems, oneOf } from '@/domain/accounts'
import type { Locale } from '@/i18n/locales'
import { isPortalPath, loginHref, portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'
import { PortalFrame } from '../portal/PortalFrame'
import { findTypedBefore, oneIn, told, type Search } from './entry'
import { Done, PlainForm } from './PlainForm'

const asks = ['password', 'login', 'code'] as const
type Ask = (typeof asks)[number]

const text = 'inline-flex min-h-9 items-center underline underline-offset-4 hover:text-brick'

type Part = { locale: Locale; search: Search; email: string | undefined }

const problemIn = ({ locale, search }: Part) => {
  const [t, problem] = [translate(locale), oneOf(entryProblems, oneIn(search, 'problem'))]
  return problem && { title: t('account.failed'), text: t(`account.problem.${problem}`, told) }
}

/** One way in that is not the password: a link by mail, or the second proof. */
function OtherWay({ ask, ...part }: Part & { ask: Ask }) {
  const { locale, email } = part
  const t = translate(locale)
  const isCode = ask === 'code'
  return (
    <PlainForm
      id="login"
      action={`/api/portal/${isCode ? 'code' : 'ask'}?lang=${locale}`}
      fields={[
        isCode
          ? { name: 'code', kind: 'code', label: t('account.code'), hint: t('account.codeHint'), autocomplete: 'one-time-code' }
          : { name: 'email', kind: 'email', label: t('account.email'), autocomplete: 'username', typed: email },
      ]}
      hidden={isCode ? {} : { for: ask }}
      problem={problemIn(part)}
      submit={t(isCode ? 'account.login.submit' : 'account.ask.submit')}
    >
      <p>
        <a href={loginHref(locale)} className={text}>
          {t('account.login.back')}
        </a>
      </p>
    </PlainForm>
  )
}

function WithPassword(part: Part) {
  const { locale, search, email } = part
  const t = translate(locale)
  const next = [oneIn(search, 'next') ?? ''].find(isPortalPath)
  return (
    <>
      <PlainForm
        id="login"
        action={`/api/portal/login?lang=${locale}`}
        fields={[
          { name: 'email', kind: 'email', label: t('account.email'), autocomplete: 'username', typed: email },
          { name: 'password', kind: 'password', label: t('account.password'), autocomplete: 'current-password' },
        ]}
        hidden={{ next }}
        problem={problemIn(part)}
        submit={t('account.login.submit')}
      />
      <ul className="mt-8 grid gap-1">
        <li>
          <a href={`${loginHref(locale)}?ask=password`} className={text}>
            {t('account.login.forgotten')}
          </a>
        </li>
        <li>
          <a href={`${loginHref(locale)}?ask=login`} className={text}>
            {t('account.login.byLink')}
          </a>
        </li>
      </ul>
      <p className="mt-8 max-w-[52ch] text-soft">{t('account.login.help')}</p>
    </>
  )
}

async function Already({ locale }: { locale: Locale }) {
  const t = translate(locale)
  if (!(await findViewer())) return null
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-4">
      {t('account.login.already')}
      <a href={portalHref(locale)} className={text}>
        {t('account.login.onward')}
      </a>
    </p>
  )
}

/** The way in for owners. Staff give it its title in the studio; where it lies does not change. */
export async function LoginScreen({ locale, search }: { locale: Locale; search: Search }) {
  const [t, page, { email }] = [translate(locale), await findPageOfKind('login', locale), await findTypedBefore()]
  const [ask, done] = [oneOf(asks, oneIn(search, 'ask')), oneOf(entryNotices, oneIn(search, 'done'))]
  const part = { locale, search, email }
  return (
    <PortalFrame locale={locale} hrefIn={(code) => loginHref(code)}>
      <h1 className="text-[clamp(2rem,4vw,3rem)]">{ask ? t(`account.ask.${ask}.title`) : page?.heading || page?.title || t('account.login.title')}</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-lg text-soft">{t(ask ? `account.ask.${ask}.lead` : 'account.login.lead')}</p>
      {done && <Done text={t(`account.done.${done}`)} />}
      <Already locale={locale} />
      {ask ? <OtherWay {...part} ask={ask} /> : <WithPassword {...part} />}
    </PortalFrame>
  )
}
