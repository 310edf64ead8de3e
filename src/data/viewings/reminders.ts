import { remindStaff } from '../enquiries/overdue'
import { remindVisitors } from './remind'

/** Reminds visitors of their viewings, and staff of enquiries without an answer. */
export async function sendReminders(): Promise<void> {
  await remindVisitors()
  await remindStaff()
}
