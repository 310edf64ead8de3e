import {
  askForSignature,
  canSuggestPasskeys,
  canUsePasskeys,
  makePasskey,
  type CreationOptions,
  type SignatureOptions,
} from './prompt'

type Props = {
  /** Logging in, confirming a change with one's own passkey, or making a passkey. */
  does: 'login' | 'confirm' | 'register'
  lang: string
  words: { cancelled: string; known: string; failed: string }
}

type Purpose = Props['does']
type Answer = { options?: unknown; message?: string }

/** A challenge is asked for again before it expires on a page that is left open. */
const RENEW_MS = 4 * 60_000

/** The parts of the form that the server has drawn. */
function partsOf(element: HTMLElement) {
  const form = element.querySelector('form')
  if (!form) throw new Error('A passkey island without a form')
  const input = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const says = element.querySelector<HTMLElement>('[data-says]')
  return {
    form,
    write: (name: string, value: string) => {
      const field = input(name)
      if (field) field.value = value
    },
    say: (text: string) => {
      if (!says) return
      says.textContent = text
      says.hidden = text === ''
    },
  }
}

type Parts = ReturnType<typeof partsOf>

/** Gets the options of the server for one purpose; its refusal is shown. */
async function askServer(
  { form, say }: Parts,
  { lang, words }: Props,
  purpose: Purpose,
): Promise<unknown> {
  const body = new URLSearchParams({ for: purpose })
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'for') body.append(name, value)
  const response = await fetch(`/api/portal/challenge?lang=${lang}`, {
    method: 'POST',
    body,
  }).catch(() => undefined)
  const answer: Answer = (await response?.json().catch(() => undefined)) ?? {}
  if (!answer.options) say(answer.message ?? words.failed)
  return answer.options
}

async function sign(
  parts: Parts,
  props: Props,
  purpose: 'login' | 'confirm',
  mediation: 'optional' | 'conditional' = 'optional',
): Promise<boolean> {
  const options = await askServer(parts, props, purpose)
  if (!options) return false
  const signed = await askForSignature(options as SignatureOptions, mediation)
  if (signed) parts.write('passkey', JSON.stringify(signed))
  else if (mediation === 'optional') parts.say(props.words.cancelled)
  return signed !== undefined
}

async function register(parts: Parts, props: Props): Promise<boolean> {
  const options = await askServer(parts, props, 'register')
  // What confirmed the person has been used; the password is not sent twice.
  for (const name of ['passkey', 'present', 'code']) parts.write(name, '')
  if (!options) return false
  const made = await makePasskey(options as CreationOptions)
  if (typeof made === 'string') {
    parts.say(props.words[made])
    return false
  }
  parts.write('made', JSON.stringify(made))
  return true
}

/** Runs one action at a time, and sends the form when it has come to its end. */
function runner({ form, say }: Parts, afterRefusal: () => void) {
  let isBusy = false
  return async (action: () => Promise<boolean>): Promise<void> => {
    if (isBusy) return
    isBusy = true
    say('')
    if (await action()) return form.submit()
    isBusy = false
    afterRefusal()
  }
}

/**
 * Offers passkeys among the suggestions of the email field, where the browser can. Returns what
 * offers them again after a dialog was closed.
 */
function suggest(parts: Parts, props: Props): () => void {
  const silent = { ...parts, say: () => undefined }
  const ask = async () => {
    if ((await canSuggestPasskeys()) && (await sign(silent, props, 'login', 'conditional')))
      parts.form.submit()
  }
  window.setInterval(() => void ask(), RENEW_MS)
  return () => void ask()
}

/** Makes the passkey form live; where the browser has no passkeys it stays as it was drawn. */
export function start(element: HTMLElement, props: Props): void {
  if (!canUsePasskeys()) return
  const parts = partsOf(element)
  const offer = props.does === 'login' ? suggest(parts, props) : () => undefined
  const run = runner(parts, offer)
  offer()
  for (const part of element.querySelectorAll<HTMLElement>('[data-passkeys]'))
    part.hidden = part.dataset.passkeys === 'impossible'
  if (props.does !== 'confirm')
    parts.form.addEventListener('submit', (event) => {
      event.preventDefault()
      void run(() =>
        props.does === 'login' ? sign(parts, props, 'login') : register(parts, props),
      )
    })
  element.querySelector('[data-confirms]')?.addEventListener('click', () => {
    void run(async () => {
      if (!(await sign(parts, props, 'confirm'))) return false
      return props.does === 'confirm' || register(parts, props)
    })
  })
}
