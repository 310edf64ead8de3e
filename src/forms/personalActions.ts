import type { Purpose } from '@/data/enquiries/linkKeys'
import { subscribe, unsubscribe } from '@/data/enquiries/subscribers'
import { setReports } from '@/data/reports/send'
import type { Locale } from '@/i18n/locales'

import { runViewingAction } from './appointment/personalActions'
import { runDemandAction } from './demand/personalActions'
import type { Posted } from './readPosted'

/** An action of a personal page. Returns where to go when that is not the page itself. */
export type PersonalAction = (id: string, posted: Posted, locale: Locale) => Promise<string | void>

const newsletter: PersonalAction = async (id, posted, locale) => {
  if (posted.do === 'confirm') await subscribe(id, locale)
  if (posted.do === 'end') await unsubscribe(id)
}

const report: PersonalAction = async (id, posted) => {
  if (posted.do === 'begin') await setReports(id, true)
  if (posted.do === 'end') await setReports(id, false)
}

/** The action for each purpose of a key. */
export const personalActions: Partial<Record<Purpose, PersonalAction>> = {
  newsletter,
  demand: runDemandAction,
  visit: runViewingAction,
  report,
}
