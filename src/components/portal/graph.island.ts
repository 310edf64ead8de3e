import type { ChartData } from 'chart.js'

import { drawBars } from '../chart/bars'

type Props = {
  /** The text alternative of the graph. */
  label: string
  words: { visits: string; visitors: string }
  days: readonly { name: string; visits: number; visitors: number }[]
}

/** Reads a theme colour, which staff may have changed. */
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim()

function chartData({ words, days }: Pick<Props, 'words' | 'days'>): ChartData<'bar'> {
  const series = (name: string, values: number[], tone: string, borderTone: string) => ({
    label: name,
    data: values,
    borderRadius: 2,
    grouped: false,
    backgroundColor: colour(tone),
    borderColor: colour(borderTone),
    borderWidth: { top: 1, left: 1, right: 1, bottom: 0 },
  })
  return {
    labels: days.map(({ name }) => name),
    // There are never more visitors than visits: drawn in front, they leave both visible.
    datasets: [
      series(
        words.visitors,
        days.map(({ visitors }) => visitors),
        'moss',
        'moss',
      ),
      series(
        words.visits,
        days.map(({ visits }) => visits),
        'sand',
        'soft',
      ),
    ],
  }
}

/** Draws the graph. A table below it has the same numbers, also without scripts. */
export function start(element: HTMLElement, { label, ...content }: Props): void {
  drawBars(element, label, chartData(content), {
    text: colour('soft'),
    lines: colour('sand'),
    tooltip: colour('ink'),
  })
}
