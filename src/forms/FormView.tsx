import { FormFrame } from '@/components/form/FormFrame'
import { FormIntro } from '@/components/form/FormIntro'
import type { FieldView } from '@/components/form/Field'
import { island } from '@/components/island/island'
import { findFormFields } from '@/data/enquiries/formRules'
import { wordingOf } from '@/data/privacy/wording'
import { findSubject, type EnquirySubject } from '@/data/enquiries/subject'
import { findTypedForm, type TypedForm } from '@/data/enquiries/typedAnswers'
import { formAbout } from '@/data/catalogue/views/formAbout'
import { isTitled as hasTitle, type EnquiryKind } from '@/domain/enquiries/forms'
import { refusals, type Refusal } from '@/domain/enquiries/refusals'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { isOpenTo, type FormContext } from './defineForm'
import type { FieldSpec } from './fields'
import { FormPrivacy } from './FormPrivacy'
import type { start } from './form.island'
import { HONEYPOT, CONSENT, MODULE, PAGE } from './names'
import { findRefusalText, type RefusalText } from './refusalText'
import { formOf } from './registry'

const FormIsland = island<typeof start>('form', { wake: 'touch', holdsPresses: true })

type Props = {
  kind: EnquiryKind
  locale: Locale
  /** The address of the page the form is on, and the query of that page. */
  page: string
  query: Query
  /** The module that shows the form, if any. */
  module?: string
  /** The listing the form is about, when the page itself is about one. */
  about?: { ref?: string; project?: string }
  /** Whether the form has a title: it does when it replaces the form of the page. */
  isTitled?: boolean
  /** Whether the style sheet of the page has the styles of forms. */
  isStyled?: boolean
}

type Words = ReturnType<typeof translate>

export function fieldView(
  spec: FieldSpec,
  typed: TypedForm | undefined,
  t: Words,
  refusalText: RefusalText,
): FieldView {
  const {
    name,
    kind,
    options,
    autocomplete,
    width,
    required,
    heading,
    lead,
    unit,
    preset = [],
  } = spec
  const label = spec.label ?? t(`form.fields.${name}` as Parameters<Words>[0])
  const reason = typed?.refused[name]
  return {
    name,
    kind,
    label,
    options,
    autocomplete,
    width,
    hint: spec.hint,
    none: t('form.none'),
    heading,
    lead,
    unit,
    optional:
      required || kind === 'box' ? undefined : spec.isOneOfSeveral ? '' : t('form.optional'),
    typed: typed ? [typed.typed[name] ?? []].flat() : preset,
    refused: reason && refusalText(reason, label),
  }
}

/** Reads what was typed into this form, or into the requested form that can no longer be sent. */
export async function findTypedAnswers(
  kinds: readonly EnquiryKind[],
  { typed: [id] = [] as readonly string[] }: Query,
): Promise<TypedForm | undefined> {
  const stored = id === undefined ? undefined : await findTypedForm(id)
  return stored && kinds.some((kind) => kind === stored.form) ? stored : undefined
}

const wordsOf = (t: Words, refusalText: RefusalText) => ({
  refused: Object.fromEntries(
    refusals.map((reason) => [reason, refusalText(reason, '{field}')]),
  ) as Record<Refusal, string>,
  summary: t('form.summary'),
  failed: t('form.failed'),
  sending: t('form.sending'),
})

/**
 * Returns the requested form, or a question form when that one cannot be sent about the subject.
 */
function sendableForm(requested: EnquiryKind, subject: EnquirySubject): EnquiryKind {
  if (isOpenTo(formOf[requested], subject)) return requested
  return subject.property ? 'property' : subject.project ? 'construction' : 'contact'
}

const titleOf = (kind: EnquiryKind, t: Words): string | undefined =>
  hasTitle(kind) ? t(`form.title.${kind}`) : undefined

/** The fields that a visitor does not see; those without a value are left out. */
const hiddenFields = (
  fields: Record<string, string | undefined>,
): { name: string; value: string }[] =>
  Object.entries(fields).flatMap(([name, value]) => (value ? [{ name, value }] : []))

/** Renders a form that works without scripts; its island validates and sends it in place. */
export async function FormView({
  kind: requested,
  locale,
  page,
  query,
  module,
  about,
  isTitled = false,
  isStyled = false,
}: Props) {
  const { ref = query.ref?.[0], project = query.project?.[0] } = about ?? {}
  const subject = await findSubject({ ref, project }, locale)
  const kind = sendableForm(requested, subject)
  const form = formOf[kind]
  const typed = await findTypedAnswers([requested, kind], query)
  const asking = await findFormFields(kind, subject, locale)
  const context: FormContext = { locale, subject, asking, query, typed: typed?.typed }
  const t = translate(locale)
  const [fields, intro, listing, sentBefore, refusalText] = await Promise.all([
    form.fields(context),
    kind === requested ? form.intro?.(context) : t('form.refused.gone'),
    isTitled ? formAbout(subject, locale) : undefined,
    form.sentBefore?.(context),
    findRefusalText(locale),
  ])
  return (
    <>
      <FormIntro title={isTitled ? titleOf(kind, t) : undefined} text={intro} about={listing} />
      <FormIsland props={{ kind, asking, lists: form.lists, words: wordsOf(t, refusalText) }}>
        <FormFrame
          id={`form-${kind}`}
          action={`/api/forms/${kind}?lang=${locale}`}
          fields={fields.map((spec) => fieldView(spec, typed, t, refusalText))}
          hidden={hiddenFields({
            [PAGE]: page,
            [MODULE]: module,
            [CONSENT]: wordingOf(kind, locale).version,
            ref: subject.property ? ref : undefined,
            project: subject.project ? project : undefined,
          })}
          honeypot={{ name: HONEYPOT, label: t('form.bait') }}
          words={{
            send: t(`form.send.${kind}`),
            summary: t('form.summary'),
            privacy: <FormPrivacy kind={kind} locale={locale} />,
            sentBefore,
          }}
          refused={typed?.refused.form && refusalText(typed.refused.form, '')}
          isStyled={isStyled}
        />
      </FormIsland>
    </>
  )
}
