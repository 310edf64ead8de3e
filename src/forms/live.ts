import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

import type { Asking } from '@/domain/forms/asking'
import { refusals, type Refusal, type Refused } from '@/domain/forms/refusals'

import { PROOF } from './names'
import { createNotices } from './notices'
import { schemas, type SchemaKind } from './schemas'

export type LiveWords = { refused: Record<Refusal, string>; summary: string; failed: string; sending: string }
export type LiveTold = { kind: SchemaKind; asking: Asking; lists: readonly string[]; words: LiveWords }

type Answer = { next: string } | { refused: Refused }

const isRefusal = (value: unknown): value is Refusal => refusals.some((one) => one === value)

function valuesOf(form: HTMLFormElement, lists: readonly string[]): FieldValues {
  const data = new FormData(form)
  return { ...Object.fromEntries(data), ...Object.fromEntries(lists.map((name) => [name, data.getAll(name)])) }
}

const refusedOf = (errors: FieldErrors): Refused =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, isRefusal(error?.message) ? error.message : 'invalid']))

async function post(form: HTMLFormElement, proof: string | undefined): Promise<Answer | undefined> {
  const body = new FormData(form)
  if (proof) body.set(PROOF, proof)
  const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } })
  return answer.status === 200 || answer.status === 422 ? ((await answer.json()) as Answer) : undefined
}

/** The proof is long to do and long to fetch: only who writes begins it. */
const prove = async () => (await import('./proof')).prove()

/** Checks while somebody types, and sends without leaving the page. The markup stays the server's. */
export function enliven(form: HTMLFormElement, { kind, asking, lists, words }: LiveTold, signal: AbortSignal): void {
  const schema = schemas[kind](asking)
  const resolve = standardSchemaResolver(schema as Parameters<typeof standardSchemaResolver>[0]) as Resolver
  const control = createFormControl({
    resolver: (_, context, options) => resolve(valuesOf(form, lists), context, options),
    // What the server has ticked stays as it is: a group of boxes that knows no list is ticked as a whole.
    defaultValues: valuesOf(form, lists),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const notices = createNotices(form, words)
  let proof: Promise<string | undefined> | undefined
  let isSending = false

  for (const element of form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden], [tabindex="-1"])')) {
    const { ref, onBlur, onChange } = control.register(element.name)
    ref(element)
    element.addEventListener('blur', (event) => void onBlur(event), { signal })
    element.addEventListener('input', (event) => void onChange(event), { signal })
  }
  signal.addEventListener('abort', control.subscribe({ formState: { errors: true }, callback: ({ errors }) => notices.mark(refusedOf(errors ?? {})) }))
  const begin = () => (proof ??= prove())
  if (form.contains(document.activeElement)) void begin()
  form.addEventListener('focusin', begin, { signal })

  /** A proof that came too late or twice is no fault of who typed. */
  async function deliver(): Promise<Answer | undefined> {
    const answer = await post(form, await begin())
    proof = undefined
    return answer && 'refused' in answer && answer.refused.form === 'captcha' ? post(form, await prove()) : answer
  }

  async function send(): Promise<void> {
    notices.sending(true)
    try {
      const answer = await deliver()
      if (answer && 'next' in answer) return location.assign(answer.next)
      if (answer) notices.refuse(answer.refused)
      else notices.fail()
    } catch {
      notices.fail()
    }
    notices.sending(false)
    isSending = false
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (isSending) return
      isSending = true
      const refuse = (errors: FieldErrors) => {
        isSending = false
        notices.refuse(refusedOf(errors))
      }
      void control.handleSubmit(send, refuse)()
    },
    { signal },
  )
}
