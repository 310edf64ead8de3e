import type { ReactNode } from 'react'

import { findAccountOverview } from '@/data/accounts/overview'
import {
  accountNotices,
  accountParts,
  accountProblems,
  oneOf,
  type AccountPart,
} from '@/domain/accounts/accounts'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import type { PortalContext } from '../portal/enter'
import {
  findNewCodes,
  findTypedBefore,
  readParam,
  passwordPlaceholders,
  type SearchParams,
} from './entry'
import { FactorPart } from './FactorPart'
import { newPasswordFields } from './newPasswordFields'
import { Done, PlainForm, type PlainField } from './PlainForm'
import { SessionsPart } from './SessionsPart'

type Props = PortalContext & { search: SearchParams }
type Translate = ReturnType<typeof translate>

const presentPassword = (t: Translate): PlainField => ({
  name: 'present',
  kind: 'password',
  label: t('account.present'),
  autocomplete: 'current-password',
})

/** The fields that owners may change themselves; the agency manages the others. */
function profileFields(
  t: Translate,
  owner: Owner,
  typed: Readonly<Record<string, string>>,
): PlainField[] {
  const textField = (
    name: 'firstName' | 'lastName' | 'phone',
    autocomplete: string,
  ): PlainField => ({
    name,
    autocomplete,
    kind: name === 'phone' ? 'tel' : 'line',
    label: t(`account.page.profile.${name}`),
    optional: '',
    typed: typed[name] ?? owner[name] ?? '',
  })
  return [
    textField('firstName', 'given-name'),
    textField('lastName', 'family-name'),
    textField('phone', 'tel'),
    {
      name: 'language',
      kind: 'radios',
      label: t('account.page.profile.language'),
      typed: typed.language ?? owner.language,
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
    {
      name: 'monthlyReport',
      kind: 'box',
      label: t('account.page.profile.report'),
      optional: '',
      typed: owner.monthlyReport ? '1' : '',
    },
  ]
}

const newPassword = (t: Translate): PlainField[] => [presentPassword(t), ...newPasswordFields(t)]

const emailFields = (t: Translate, email: string | undefined): PlainField[] => [
  {
    name: 'email',
    kind: 'email',
    label: t('account.page.email.new'),
    autocomplete: 'email',
    typed: email,
  },
  presentPassword(t),
]

type SectionProps = {
  part: AccountPart
  title: string
  /** The message of the action that was just completed in this part. */
  done: string | undefined
  children: ReactNode
}

const Section = ({ part, title, done, children }: SectionProps) => (
  <section
    id={part}
    className="scroll-mt-8 border-t border-sand py-10"
    aria-labelledby={`${part}-title`}
  >
    <h2 id={`${part}-title`} className="mb-3 text-2xl">
      {title}
    </h2>
    {done && <Done text={done} />}
    {children}
  </section>
)

/** Returns the id of the current session, which Payload adds to the user. */
const sessionIdOf = (owner: Owner): string | undefined =>
  '_sid' in owner && typeof owner._sid === 'string' ? owner._sid : undefined

type FormProps = {
  name: 'profile' | 'password' | 'email'
  locale: Locale
  fields: PlainField[]
  problem: { title: string; text: string } | undefined
}

const SectionForm = ({ name, locale, fields, problem }: FormProps) => (
  <PlainForm
    id={`${name}-form`}
    action={`/api/portal/${name}?lang=${locale}`}
    fields={fields}
    problem={problem}
    submit={translate(locale)(`account.page.${name}.submit`)}
    isQuiet
  />
)

const Lead = ({ text }: { text: string }) => <p className="mb-5 max-w-[60ch] text-soft">{text}</p>

/** The result of the form that was sent last, as its answer wrote it into the address. */
const resultIn = (search: Props['search']) => ({
  at: oneOf(accountParts, readParam(search, 'at')),
  problem: oneOf(accountProblems, readParam(search, 'problem')),
  done: oneOf(accountNotices, readParam(search, 'done')),
})

/** The account settings of an owner. Each part is a form of its own and shows its own result. */
export async function AccountScreen({ viewer: { owner }, locale, search }: Props) {
  const t = translate(locale)
  const [overview, typed, codes] = await Promise.all([
    findAccountOverview(owner),
    findTypedBefore(),
    findNewCodes(owner.id),
  ])
  const { at, problem, done } = resultIn(search)
  const problemAt = (part: AccountPart) =>
    at === part && problem
      ? { title: t('account.refused'), text: t(`account.problem.${problem}`, passwordPlaceholders) }
      : undefined
  const section = (part: AccountPart, content: ReactNode) => (
    <Section
      part={part}
      title={t(`account.page.${part}.title`)}
      done={at === part && done ? t(`account.done.${done}`) : undefined}
    >
      {content}
    </Section>
  )
  const form = (name: FormProps['name'], fields: PlainField[]) => (
    <SectionForm name={name} locale={locale} fields={fields} problem={problemAt(name)} />
  )
  return (
    <>
      <h1 className="mb-10">{t('account.page.title')}</h1>
      {section('profile', form('profile', profileFields(t, owner, typed)))}
      {section(
        'password',
        <>
          <Lead text={t('account.page.password.lead')} />
          {form('password', newPassword(t))}
        </>,
      )}
      {section(
        'email',
        <>
          <Lead text={t('account.page.email.lead', { email: owner.email })} />
          {form('email', emailFields(t, typed.email))}
        </>,
      )}
      {section(
        'factor',
        <FactorPart
          locale={locale}
          overview={overview}
          codes={codes}
          problem={problemAt('factor')}
        />,
      )}
      {section(
        'sessions',
        <SessionsPart locale={locale} sessions={overview.sessions} sid={sessionIdOf(owner)} />,
      )}
    </>
  )
}
