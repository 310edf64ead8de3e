'use client'

import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip, type ChartOptions } from 'chart.js'
import { Chart as Graph } from 'react-chartjs-2'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

type Props = {
  /** What is drawn, for who does not see it. */
  label: string
  words: { visits: string; visitors: string }
  days: readonly { name: string; visits: number; visitors: number }[]
}

/** The colours of the house, which staff may have changed. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim()

function optionsOf(): ChartOptions<'bar'> {
  const [soft, sand] = [colour('soft'), colour('sand')]
  const { fontFamily: family } = getComputedStyle(document.body)
  const ticks = { color: soft, font: { family, size: 12 } }
  return {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    plugins: { tooltip: { backgroundColor: colour('ink'), titleFont: { family }, bodyFont: { family } } },
    scales: {
      x: { grid: { display: false }, border: { color: sand }, ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 } },
      y: { beginAtZero: true, grid: { color: sand }, border: { display: false }, ticks: { ...ticks, precision: 0, maxTicksLimit: 6 } },
    },
  }
}

export function VisitGraph({ label, words, days }: Props) {
  const line = (name: string, values: number[], tone: string, edge: string) => ({
    ...{ label: name, data: values, borderRadius: 2, grouped: false },
    ...{ backgroundColor: colour(tone), borderColor: colour(edge), borderWidth: { top: 1, left: 1, right: 1, bottom: 0 } },
  })
  const data = {
    labels: days.map(({ name }) => name),
    // Visitors are never more than visits: drawn over them, both can be read.
    datasets: [
      line(
        words.visitors,
        days.map(({ visitors }) => visitors),
        'moss',
        'moss',
      ),
      line(
        words.visits,
        days.map(({ visits }) => visits),
        'sand',
        'soft',
      ),
    ],
  }
  return <Graph type="bar" role="img" aria-label={label} data={data} options={optionsOf()} />
}
