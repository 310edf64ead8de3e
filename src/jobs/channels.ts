/** The channel on which instances hear what has changed. */
export const CHANGES = 'hestia_changes'

/** The channel on which they hear that somebody is to be told of what was found for him. */
export const ALERTS = 'hestia_alerts'

/** The channel on which they hear that somebody may have to be reminded. */
export const REMINDERS = 'hestia_reminders'

/** The channel on which they hear that a month may be over. */
export const REPORTS = 'hestia_reports'

/** The channel on which they hear that feeds are due, or their pictures. */
export const FEEDS = 'hestia_feeds'

/** The channel on which they hear that something may be due to be published. */
export const SCHEDULE = 'hestia_schedule'

/** The channel on which they hear that something may have to be kept that no save has kept. */
export const CATCH_UP = 'hestia_catch_up'
