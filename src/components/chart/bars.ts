import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartData,
  type ChartOptions,
} from 'chart.js'

import { numberLocale } from '@/i18n/locales'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** The colours of a graph, which staff or the light of the studio may have changed. */
export type Tones = { text: string; lines: string; tooltip: string }

function barOptions({ text, lines, tooltip }: Tones): ChartOptions<'bar'> {
  const { fontFamily: family } = getComputedStyle(document.body)
  const ticks = { color: text, font: { family, size: 12 } }
  return {
    animation: false,
    locale: numberLocale,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    plugins: { tooltip: { backgroundColor: tooltip, titleFont: { family }, bodyFont: { family } } },
    scales: {
      x: {
        grid: { display: false },
        border: { color: lines },
        ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
      },
      y: {
        beginAtZero: true,
        grid: { color: lines },
        border: { display: false },
        ticks: { ...ticks, precision: 0, maxTicksLimit: 6 },
      },
    },
  }
}

/** Draws a bar graph into an element. A table beside it has to have the same numbers. */
export function drawBars(
  element: HTMLElement,
  label: string,
  data: ChartData<'bar'>,
  tones: Tones,
): Chart<'bar'> {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', label)
  element.replaceChildren(canvas)
  return new Chart(canvas, { type: 'bar', data, options: barOptions(tones) })
}
