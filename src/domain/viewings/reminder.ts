import { clockOf, daysFrom, instantAt } from './times'

/** The time of the reminder on the evening before, on the agency's clock. */
const REMINDED_AT = '18:00'

export const reminderAt = (start: Date): Date =>
  instantAt(daysFrom(clockOf(start).day, -1), REMINDED_AT)

/** From that evening until midnight: the reminder says that the viewing is tomorrow. */
export const isReminderDue = (start: Date, now: Date): boolean =>
  reminderAt(start) <= now && clockOf(now).day < clockOf(start).day
