/** The channel on which the worker asks the site to do a job. Each instance hears it. */
export const SITE_CHANNEL = 'hestia_site'

/** The name under which the worker's connections are listed in the database (pg_stat_activity). */
export const WORKER_NAME = 'hestia_worker'
