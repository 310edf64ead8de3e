import { z } from 'zod'

/**
 * For what also runs in the browser. By itself zod tries whether it may build functions from text, which the policy of
 * the page forbids and reports.
 */
z.config({ jitless: true })

export { z }
