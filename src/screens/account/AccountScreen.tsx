import type { ReactNode } from 'react'

import type { FieldView } from '@/components/form/Field'
import { findOverview } from '@/data/accounts/overview'
import { accountNotices, accountParts, accountProblems, oneOf, type AccountPart } from '@/domain/accounts'
import { localeNames, locales } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import type { Entered } from '../portal/enter'
import { findTypedBefore, oneIn, told, type Search } from './entry'
import { FactorPart } from './FactorPart'
import { Done, PlainForm } from './PlainForm'
import { SessionsPart } from './SessionsPart'

type Props = Entered & { search: Search }
type Says = ReturnType<typeof translate>
type Asked = Omit<FieldView, 'typed'> & { typed?: string | undefined }

const present = (t: Says): Asked => ({ name: 'present', kind: 'password', label: t('account.present'), autocomplete: 'current-password' })

/** His own to change; the rest of what is kept about him is the agency's. */
function profileFields(t: Says, owner: Owner, typed: Readonly<Record<string, string>>): Asked[] {
  const asked = (name: 'firstName' | 'lastName' | 'phone', autocomplete: string): Asked => ({
    ...{ name, autocomplete, kind: name === 'phone' ? 'tel' : 'line', label: t(`account.page.profile.${name}`), optional: '' },
    typed: typed[name] ?? owner[name] ?? '',
  })
  return [
    asked('firstName', 'given-name'),
    asked('lastName', 'family-name'),
    asked('phone', 'tel'),
    {
      ...{ name: 'language', kind: 'radios', label: t('account.page.profile.language'), typed: typed.language ?? owner.language },
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
    { name: 'monthlyReport', kind: 'box', label: t('account.page.profile.report'), optional: '', typed: owner.monthlyReport ? '1' : '' },
  ]
}

const newPassword = (t: Says): Asked[] => [
  present(t),
  { name: 'password', kind: 'password', label: t('account.newPassword'), hint: t('account.passwordHint', told), autocomplete: 'new-password' },
  { name: 'repeated', kind: 'password', label: t('account.repeated'), autocomplete: 'new-password' },
]

/** Everything an owner looks after himself. Each part is a form of its own, and says itself what became of it. */
export async function AccountScreen({ viewer: { owner }, locale, search }: Props) {
  const t = translate(locale)
  const [{ sessions, factor }, typed] = await Promise.all([findOverview(owner), findTypedBefore()])
  const [at, why, done] = [
    oneOf(accountParts, oneIn(search, 'at')),
    oneOf(accountProblems, oneIn(search, 'problem')),
    oneOf(accountNotices, oneIn(search, 'done')),
  ]
  const problemAt = (part: AccountPart) => (at === part && why ? { title: t('account.refused'), text: t(`account.problem.${why}`, told) } : undefined)
  const part = (name: AccountPart, content: ReactNode) => (
    <section id={name} className="scroll-mt-8 border-t border-sand py-10" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className="mb-3 text-2xl">
        {t(`account.page.${name}.title`)}
      </h2>
      {at === name && done && <Done text={t(`account.done.${done}`)} />}
      {content}
    </section>
  )
  const form = (name: 'profile' | 'password' | 'email', fields: Asked[]) => (
    <PlainForm
      id={`${name}-form`}
      action={`/api/portal/${name}?lang=${locale}`}
      fields={fields}
      problem={problemAt(name)}
      submit={t(`account.page.${name}.submit`)}
      isQuiet
    />
  )
  const emailFields: Asked[] = [{ name: 'email', kind: 'email', label: t('account.page.email.new'), autocomplete: 'email', typed: typed.email }, present(t)]
  return (
    <>
      <h1 className="mb-10 text-[clamp(2rem,4vw,3rem)]">{t('account.page.title')}</h1>
      {part('profile', form('profile', profileFields(t, owner, typed)))}
      {part(
        'password',
        <>
          <p className="mb-5 max-w-[60ch] text-soft">{t('account.page.password.lead')}</p>
          {form('password', newPassword(t))}
        </>,
      )}
      {part(
        'email',
        <>
          <p className="mb-5 max-w-[60ch] text-soft">{t('account.page.email.lead', { email: owner.email })}</p>
          {form('email', emailFields)}
        </>,
      )}
      {part('factor', <FactorPart locale={locale} factor={factor} problem={problemAt('factor')} />)}
      {part('sessions', <SessionsPart locale={locale} sessions={sessions} sid={'_sid' in owner && typeof owner._sid === 'string' ? owner._sid : undefined} />)}
    </>
  )
}
