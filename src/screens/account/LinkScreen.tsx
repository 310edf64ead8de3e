import { findLink, type Link } from '@/data/accounts/links'
import { ownRequest } from '@/data/payload'
import { entryProblems, oneOf } from '@/domain/accounts'
import type { Locale } from '@/i18n/locales'
import { loginHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

import { PortalFrame } from '../portal/PortalFrame'
import { oneIn, told, type Search } from './entry'
import { PlainForm } from './PlainForm'

type Props = { locale: Locale; token: string; search: Search }

const newPassword = (locale: Locale) => {
  const t = translate(locale)
  return [
    { name: 'password', kind: 'password', label: t('account.newPassword'), hint: t('account.passwordHint', told), autocomplete: 'new-password' },
    { name: 'repeated', kind: 'password', label: t('account.repeated'), autocomplete: 'new-password' },
  ] as const
}

/** What the link opens, and the press that opens it. */
function Opens({ link: { purpose }, token, locale, search }: Props & { link: Link }) {
  const [t, problem] = [translate(locale), oneOf(entryProblems, oneIn(search, 'problem'))]
  const wantsPassword = purpose === 'password' || purpose === 'invitation'
  return (
    <PlainForm
      id="link"
      action={`/api/portal/open?lang=${locale}`}
      fields={wantsPassword ? newPassword(locale) : []}
      hidden={{ token }}
      problem={problem && { title: t('account.refused'), text: t(`account.problem.${problem}`, told) }}
      submit={t(`account.link.${purpose}.press`)}
    />
  )
}

/** Where a link in a mail leads. Programs that open every link of a mail see this page and use nothing up. */
export async function LinkScreen(props: Props) {
  const { locale, token } = props
  const [t, found] = [translate(locale), await findLink(await ownRequest(), token)]
  const link = found?.kind === 'owners' ? found : undefined
  const about = link?.purpose ?? 'over'
  return (
    <PortalFrame locale={locale} hrefIn={(code) => `${loginHref(code)}${token}/`}>
      <h1 className="text-[clamp(2rem,4vw,3rem)]">{t(`account.link.${about}.title`)}</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-lg text-soft">{t(`account.link.${about}.lead`)}</p>
      {link ? (
        <Opens {...props} link={link} />
      ) : (
        <p className="flex flex-wrap gap-4">
          <a href={`${loginHref(locale)}?ask=password`} className="button hover:bg-ink hover:text-paper">
            {t('account.login.forgotten')}
          </a>
          <a href={`${loginHref(locale)}?ask=login`} className="button hover:bg-ink hover:text-paper">
            {t('account.login.byLink')}
          </a>
        </p>
      )}
    </PortalFrame>
  )
}
