import { daysFrom } from '../viewings/times'
import type { Day } from '../lib/days'

/** A bar, a label or an event of the chart, in units of its view box. */
export type TimeLine = {
  width: number
  height: number
  bars: { x: number; y: number; width: number; height: number; day: Day; isThisWeek: boolean }[]
  /** The lines of the scale from below. */
  scale: { y: number; value: number }[]
  labels: { x: number; day: Day; isLast: boolean }[]
  events: { x: number; day: Day; kind: 'price' | 'viewing'; text: string; isRight: boolean }[]
}

export type TimeLineEvent = { day: Day; kind: 'price' | 'viewing'; text: string }

type Size = { width: number; height: number; days: number; label: number }

/** Where the bars begin: the numbers of the scale stand before it. */
const LEFT = 28
const BAR_SHARE = 0.74
const STEPS = [1, 2, 5]

/** Returns the step of a scale with at most five lines above zero. */
function stepOf(max: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of STEPS) if (step * power * 5 >= max) return step * power
}

/**
 * Draws the visitors of the last days as bars, with what happened above them. Two events of one kind on
 * one day are drawn once.
 */
export function timeLineOf(
  views: readonly { day: Day; visitors: number }[],
  happened: readonly TimeLineEvent[],
  { width, height, days, label }: Size,
): TimeLine {
  const shown = views.slice(-days)
  const step = stepOf(Math.max(1, ...shown.map(({ visitors }) => visitors)))
  const top = step * Math.max(1, Math.ceil(Math.max(...shown.map((one) => one.visitors)) / step))
  const pitch = (width - LEFT) / shown.length
  const last = shown.at(-1)?.day ?? ''
  const monday = daysFrom(last, -6)
  const xOf = (day: Day) => {
    const at = shown.findIndex((one) => one.day === day)
    return at < 0 ? undefined : LEFT + pitch * (at + 0.5)
  }
  const seen = new Set<string>()
  return {
    width,
    height,
    bars: shown.map(({ day, visitors }, at) => {
      const barHeight = (visitors / top) * height
      return {
        x: LEFT + pitch * (at + (1 - BAR_SHARE) / 2),
        y: height - barHeight,
        width: pitch * BAR_SHARE,
        height: barHeight,
        day,
        isThisWeek: day >= monday,
      }
    }),
    scale: Array.from({ length: top / step + 1 }, (_, line) => ({
      y: height - ((line * step) / top) * height,
      value: line * step,
    })),
    labels: shown.flatMap(({ day }, at) => {
      const fromEnd = shown.length - 1 - at
      const x = xOf(day)
      return x !== undefined && fromEnd % label === 0 ? [{ x, day, isLast: fromEnd === 0 }] : []
    }),
    events: happened.flatMap((event) => {
      const x = xOf(event.day)
      const key = `${event.kind} ${event.day}`
      if (x === undefined || seen.has(key)) return []
      seen.add(key)
      return [{ ...event, x, isRight: x > width * 0.7 }]
    }),
  }
}
