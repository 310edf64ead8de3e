import { eachByItself } from '../core/eachByItself'
import { remindStaff } from '../enquiries/overdue'
import { askVisitors } from './askFeedback'
import { remindVisitors } from './remind'

/** Reminds visitors of their viewings, asks them afterwards, and reminds staff of enquiries without an answer. */
export async function sendReminders(): Promise<void> {
  await eachByItself(
    'reminders',
    [remindVisitors, askVisitors, remindStaff],
    ({ name }) => name,
    (send) => send(),
  )
}
