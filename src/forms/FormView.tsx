import { FormFrame } from '@/components/form/FormFrame'
import { FormIntro } from '@/components/form/FormIntro'
import type { FieldView } from '@/components/form/Field'
import { findAsking } from '@/data/leads/asking'
import { findSubject, type LeadSubject } from '@/data/leads/subject'
import { findTyped, type TypedForm } from '@/data/leads/typed'
import { formAbout } from '@/data/views/formAbout'
import { refusals, type Refusal } from '@/domain/forms/refusals'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { isTitled as hasTitle } from './asked'
import { isOpenTo, type FieldSpec, type FormContext } from './form'
import { FormPrivacy } from './FormPrivacy'
import { LiveForm } from './islands'
import { BAIT, MODULE, PAGE } from './names'
import { formOf } from './registry'
import type { SchemaKind } from './schemas'

type Props = {
  kind: SchemaKind
  locale: Locale
  /** The address of the page it stands on, and what was asked of that page. */
  page: string
  query: Query
  /** The module that shows it, when one does. */
  module?: string
  /** The listing it is about, where the page itself is about one. */
  about?: { ref?: string; project?: string }
  /** Whether it says what it is: the page does not where it stands in the place of another. */
  isTitled?: boolean
}

type Words = ReturnType<typeof translate>

export const sentence = (t: Words, why: Refusal, field: string): string => t(`form.refused.${why}`, { field })

export function viewOf(spec: FieldSpec, typed: TypedForm | undefined, t: Words): FieldView {
  const { name, kind, options, autocomplete, width, required, heading, lead, unit, preset = [] } = spec
  const label = spec.label ?? t(`form.fields.${name}` as Parameters<Words>[0])
  const why = typed?.refused[name]
  return {
    ...{ name, kind, label, options, autocomplete, width, hint: spec.hint, none: t('form.none'), heading, lead, unit },
    ...{
      optional: required || kind === 'box' ? undefined : spec.isOneOfSeveral ? '' : t('form.optional'),
      typed: typed ? [typed.typed[name] ?? []].flat() : preset,
      refused: why && sentence(t, why, label),
    },
  }
}

/** What was typed into this form, or into the one that was asked for and cannot be sent any more. */
export async function typedHere(kinds: readonly SchemaKind[], { typed: [id] = [] as readonly string[] }: Query): Promise<TypedForm | undefined> {
  const found = id === undefined ? undefined : await findTyped(id)
  return found && kinds.some((kind) => kind === found.form) ? found : undefined
}

const wordsOf = (t: Words) => ({
  refused: Object.fromEntries(refusals.map((why) => [why, sentence(t, why, '{field}')])) as Record<Refusal, string>,
  ...{ summary: t('form.summary'), failed: t('form.failed'), sending: t('form.sending') },
})

/** The form that was asked for; one for questions where that cannot be sent about this. */
function openTo(asked: SchemaKind, subject: LeadSubject): SchemaKind {
  const form = formOf(asked)
  if (form && isOpenTo(form, subject)) return asked
  return subject.property ? 'property' : subject.project ? 'construction' : 'contact'
}

const titleOf = (kind: SchemaKind, t: Words): string | undefined => (hasTitle(kind) ? t(`form.title.${kind}`) : undefined)

/** A form as it stands on a page: whole without scripts, alive with them. */
export async function FormView({ kind: asked, locale, page, query, module, about, isTitled = false }: Props) {
  const { ref = query.ref?.[0], project = query.project?.[0] } = about ?? {}
  const subject = await findSubject({ ref, project }, locale)
  const kind = openTo(asked, subject)
  const form = formOf(kind)
  if (!form) return null
  const typed = await typedHere([asked, kind], query)
  const context: FormContext = { locale, subject, asking: await findAsking(kind, subject, locale), query, typed: typed?.typed }
  const t = translate(locale)
  const [fields, intro, shown] = await Promise.all([
    form.fields(context),
    kind === asked ? form.intro?.(context) : t('form.refused.gone'),
    isTitled ? formAbout(subject, locale) : undefined,
  ])
  const hidden: [string, string | undefined][] = [
    [PAGE, page],
    [MODULE, module],
    ['ref', subject.property ? ref : undefined],
    ['project', subject.project ? project : undefined],
  ]
  return (
    <>
      <FormIntro title={isTitled ? titleOf(kind, t) : undefined} text={intro} about={shown} />
      <LiveForm kind={kind} asking={context.asking} lists={form.lists} words={wordsOf(t)}>
        <FormFrame
          id={`form-${kind}`}
          action={`/api/forms/${kind}?lang=${locale}`}
          fields={fields.map((spec) => viewOf(spec, typed, t))}
          hidden={hidden.flatMap(([name, value]) => (value ? [{ name, value }] : []))}
          bait={{ name: BAIT, label: t('form.bait') }}
          words={{ send: t(`form.send.${kind}`), summary: t('form.summary'), privacy: <FormPrivacy kind={kind} locale={locale} /> }}
          refused={typed?.refused.form && sentence(t, typed.refused.form, '')}
        />
      </LiveForm>
    </>
  )
}
