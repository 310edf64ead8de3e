import { island } from '@/components/island/island'
import type { OpenTime } from '@/domain/site/openTimes'

import type { OpenNowWords, start } from './openNow.island'

const OpenNowIsland = island<typeof start>('openNow', { wake: 'idle', tag: 'p' })

type Props = { times: OpenTime[]; words: OpenNowWords; weekdays: string[] }

/** A line below the opening hours that says whether the office is open now; a script fills it. */
export const OpenNow = (props: Props) => <OpenNowIsland props={props} hidden className="open-now" />
