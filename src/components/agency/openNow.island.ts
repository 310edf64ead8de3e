import { openState, type OpenTime } from '@/domain/site/openTimes'
import { clockOf, daysFrom } from '@/domain/viewings/times'

/** Sentences with {time} and {day}. */
export type OpenNowWords = Record<'open' | 'today' | 'tomorrow' | 'later' | 'closed', string>

type Props = { times: OpenTime[]; words: OpenNowWords; locale: string }

const MINUTE_MS = 60_000

function sentenceAt(instant: Date, { times, words, locale }: Props): string {
  const clock = clockOf(instant)
  const state = openState(times, clock)
  const fill = (words: string, time: string, name = '') =>
    words.replace('{time}', time.replace(/^0/, '')).replace('{day}', name)
  if (state.isOpen) return fill(words.open, state.until)
  if (!state.opens) return words.closed
  const { inDays, at } = state.opens
  if (inDays < 2) return fill(inDays === 0 ? words.today : words.tomorrow, at)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const opensOn = new Date(`${daysFrom(clock.day, inDays)}T12:00:00Z`)
  return fill(words.later, at, weekday.format(opensOn))
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
