import { wasSent } from './sentBefore'

/**
 * Shows the notice of a form that was sent before. Only the browser knows: the server would tell
 * strangers what somebody else has asked for.
 */
export function start(notice: HTMLElement): void {
  const form = notice.closest('form')
  notice.hidden = !form || !wasSent(form)
}
