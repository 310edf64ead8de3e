import { openState, weekdayOf, type OpenTime } from '@/domain/site/openTimes'
import { clockOf, daysFrom } from '@/domain/viewings/times'

/** Sentences with {time} and {day}. */
export type OpenNowWords = Record<'open' | 'today' | 'tomorrow' | 'later' | 'closed', string>

/** The names of the days from Monday: the first use of `Intl` takes a browser 25 ms. */
type Props = { times: OpenTime[]; words: OpenNowWords; weekdays: string[] }

const MINUTE_MS = 60_000

export function sentenceAt(instant: Date, { times, words, weekdays }: Props): string {
  const clock = clockOf(instant)
  const state = openState(times, clock)
  const fill = (words: string, time: string, name = '') =>
    words.replace('{time}', time.replace(/^0/, '')).replace('{day}', name)
  if (state.isOpen) return fill(words.open, state.until)
  if (!state.opens) return words.closed
  const { inDays, at } = state.opens
  if (inDays < 2) return fill(inDays === 0 ? words.today : words.tomorrow, at)
  return fill(words.later, at, weekdays[weekdayOf(daysFrom(clock.day, inDays)) - 1])
}

/**
 * Says whether the office is open now, by the clock in Belgium. The page is kept for hours, so only
 * the browser knows; without this script the opening hours stand there alone.
 */
export function start(element: HTMLElement, props: Props): void {
  const show = () => {
    element.textContent = sentenceAt(new Date(), props)
    element.hidden = false
  }
  show()
  setInterval(show, MINUTE_MS)
}
