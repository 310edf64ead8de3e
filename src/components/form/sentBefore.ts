import { safeStorage } from '@/components/storage/safeStorage'

const storage = safeStorage(() => window.sessionStorage)

/** A form about one listing or project. */
function keyOf(form: HTMLFormElement): string {
  const values = new FormData(form)
  return `sent:${form.id}:${[values.get('ref'), values.get('project')].join(':')}`
}

/** Remembers for this browser session that a form was sent, if it has a notice for that. */
export function rememberSent(form: HTMLFormElement): void {
  if (form.querySelector('[data-sent-before]')) storage.set(keyOf(form), 'yes')
}

export const wasSent = (form: HTMLFormElement): boolean => storage.get(keyOf(form)) !== null
