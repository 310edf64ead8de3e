import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form'

import { rememberSent } from '@/components/form/sentBefore'
import type { FormFields } from '@/domain/enquiries/formFields'
import { refusals, type Refusal, type Refused } from '@/domain/enquiries/refusals'

import { createAfterPress } from './afterPress'
import { PROOF } from './names'
import { createNotices, type FormWords } from './formErrors'
import { schemas, type SchemaKind } from './schemas'

type EnhanceOptions = {
  kind: SchemaKind
  asking: FormFields
  lists: readonly string[]
  words: FormWords
}

type Answer = { next: string } | { refused: Refused }

const isRefusal = (value: unknown): value is Refusal => refusals.some((one) => one === value)

function valuesOf(form: HTMLFormElement, lists: readonly string[]): FieldValues {
  const data = new FormData(form)
  return {
    ...Object.fromEntries(data),
    ...Object.fromEntries(lists.map((name) => [name, data.getAll(name)])),
  }
}

const refusedOf = (errors: FieldErrors): Refused =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      isRefusal(error?.message) ? error.message : 'invalid',
    ]),
  )

async function post(form: HTMLFormElement, proof: string | undefined): Promise<Answer | undefined> {
  const body = new FormData(form)
  if (proof) body.set(PROOF, proof)
  const answer = await fetch(form.action, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
  })
  return answer.status === 200 || answer.status === 422
    ? ((await answer.json()) as Answer)
    : undefined
}

/** Computing the proof takes long: it starts when the visitor starts to type. */
const prove = async () => (await import('./proof')).prove()

/** What a schema finds wrong, as react-hook-form expects it: the first message of each field. */
function validate(schema: ReturnType<(typeof schemas)[SchemaKind]>, values: FieldValues) {
  const { issues = [] } = schema.safeParse(values).error ?? {}
  const errors = [...issues].reverse().map(({ path, code, message }) => {
    return [String(path[0] ?? 'root'), { type: code ?? 'invalid', message }]
  })
  return issues.length > 0
    ? { values: {}, errors: Object.fromEntries(errors) }
    : { values, errors: {} }
}

/** The form control of react-hook-form for the fields of a form, validated by its schema. */
function createControl(form: HTMLFormElement, { kind, asking, lists }: EnhanceOptions) {
  const schema = schemas[kind](asking)
  return createFormControl({
    resolver: () => validate(schema, valuesOf(form, lists)),
    // Ticked boxes stay as the server sent them: without a list a group of boxes is ticked as a
    // whole.
    defaultValues: valuesOf(form, lists),
    mode: 'onTouched',
    shouldFocusError: false,
  })
}

function registerFields(form: HTMLFormElement, control: ReturnType<typeof createControl>): void {
  const afterPress = createAfterPress(document)
  for (const element of form.querySelectorAll<HTMLInputElement>(
    '[name]:not([type=hidden], [tabindex="-1"])',
  )) {
    const { ref, onBlur, onChange } = control.register(element.name)
    ref(element)
    element.addEventListener('blur', (event) => afterPress(() => void onBlur(event)))
    element.addEventListener('input', (event) => void onChange(event))
  }
}

/** Posts the form with a proof, which is computed from the first use of the form. */
function createPost(form: HTMLFormElement) {
  let proof: Promise<string | undefined> | undefined
  const startProof = () => (proof ??= prove())
  if (form.contains(document.activeElement)) void startProof()
  form.addEventListener('focusin', startProof)

  /** A proof that expired or was used is computed again: the visitor cannot help it. */
  return async (): Promise<Answer | undefined> => {
    const answer = await post(form, await startProof())
    proof = undefined
    return answer && 'refused' in answer && answer.refused.form === 'captcha'
      ? post(form, await prove())
      : answer
  }
}

/**
 * Validates the form while the visitor types, and sends it without leaving the page. The markup
 * stays the server's, with what was typed before.
 */
export function start(element: HTMLElement, options: EnhanceOptions): void {
  const form = element.querySelector('form')
  if (!form) return
  const control = createControl(form, options)
  const notices = createNotices(form, options.words)
  let isSending = false

  registerFields(form, control)
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => notices.mark(refusedOf(errors ?? {})),
  })
  const postWithProof = createPost(form)

  const send = async (): Promise<void> => {
    notices.sending(true)
    try {
      const answer = await postWithProof()
      if (answer && 'next' in answer) {
        rememberSent(form)
        return location.assign(answer.next)
      }
      if (answer) notices.refuse(answer.refused)
      else notices.fail()
    } catch {
      notices.fail()
    }
    notices.sending(false)
    isSending = false
  }

  // The browser shows the page as it was left when the visitor comes back from the next one.
  window.addEventListener('pageshow', () => {
    notices.sending(false)
    isSending = false
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    const refuse = (errors: FieldErrors) => {
      isSending = false
      notices.refuse(refusedOf(errors))
    }
    void control.handleSubmit(send, refuse)()
  })
}
