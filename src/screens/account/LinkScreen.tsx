import { findLink, type Link } from '@/data/accounts/links'
import { createSystemRequest } from '@/data/core/payload'
import { entryProblems, oneOf } from '@/domain/accounts/accounts'
import type { Locale } from '@/i18n/locales'
import { loginHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

import { PortalFrame } from '../portal/PortalFrame'
import { readParam, passwordPlaceholders, type SearchParams } from './entry'
import { newPasswordFields } from './newPasswordFields'
import { PlainForm } from './PlainForm'

type Props = { locale: Locale; token: string; search: SearchParams }

/** The form that uses the link: a GET request never does. */
function OpenLink({ link: { purpose }, token, locale, search }: Props & { link: Link }) {
  const t = translate(locale)
  const problem = oneOf(entryProblems, readParam(search, 'problem'))
  const wantsPassword = purpose === 'password' || purpose === 'invitation'
  return (
    <PlainForm
      id="link"
      action={`/api/portal/open?lang=${locale}`}
      fields={wantsPassword ? newPasswordFields(t) : []}
      hidden={{ token }}
      problem={
        problem && {
          title: t('account.refused'),
          text: t(`account.problem.${problem}`, passwordPlaceholders),
        }
      }
      submit={t(`account.link.${purpose}.press`)}
    />
  )
}

/**
 * The page of a login link in an email. Programs that open every link of an email see this page and
 * do not use the link up.
 */
export async function LinkScreen(props: Props) {
  const { locale, token } = props
  const t = translate(locale)
  const stored = await findLink(await createSystemRequest(), token)
  const link = stored?.kind === 'owners' ? stored : undefined
  const messageKey = link?.purpose ?? 'over'
  return (
    <PortalFrame locale={locale} hrefIn={(code) => `${loginHref(code)}${token}/`}>
      <h1>{t(`account.link.${messageKey}.title`)}</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-lg text-soft">
        {t(`account.link.${messageKey}.lead`)}
      </p>
      {link ? (
        <OpenLink {...props} link={link} />
      ) : (
        <p className="flex flex-wrap gap-4">
          <a
            href={`${loginHref(locale)}?ask=password`}
            className="button hover:bg-ink hover:text-paper"
          >
            {t('account.login.forgotten')}
          </a>
          <a
            href={`${loginHref(locale)}?ask=login`}
            className="button hover:bg-ink hover:text-paper"
          >
            {t('account.login.byLink')}
          </a>
        </p>
      )}
    </PortalFrame>
  )
}
