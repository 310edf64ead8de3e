import type { Purpose } from '@/data/leads/keys'
import { subscribe, unsubscribe } from '@/data/leads/subscribers'
import { setReports } from '@/data/reports/send'
import type { Locale } from '@/i18n/locales'

import { pressVisit } from './appointment/press'
import { pressDemand } from './demand/press'
import type { Posted } from './guards'

/** What a press on a personal page does. It answers where to go when that is not the page itself. */
export type Press = (id: string, posted: Posted, locale: Locale) => Promise<string | void>

const newsletter: Press = async (id, posted, locale) => {
  if (posted.do === 'confirm') await subscribe(id, locale)
  if (posted.do === 'end') await unsubscribe(id)
}

const report: Press = async (id, posted) => {
  if (posted.do === 'begin') await setReports(id, true)
  if (posted.do === 'end') await setReports(id, false)
}

/** By what the key opens. */
export const presses: Partial<Record<Purpose, Press>> = { newsletter, demand: pressDemand, visit: pressVisit, report }
