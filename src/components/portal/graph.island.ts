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

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

type Props = {
  /** The text alternative of the graph. */
  label: string
  words: { visits: string; visitors: string }
  days: readonly { name: string; visits: number; visitors: number }[]
}

/** Reads a theme colour, which staff may have changed. */
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim()

function chartOptions(): ChartOptions<'bar'> {
  const soft = colour('soft')
  const sand = colour('sand')
  const { fontFamily: family } = getComputedStyle(document.body)
  const ticks = { color: soft, font: { family, size: 12 } }
  return {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    plugins: {
      tooltip: { backgroundColor: colour('ink'), titleFont: { family }, bodyFont: { family } },
    },
    scales: {
      x: {
        grid: { display: false },
        border: { color: sand },
        ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
      },
      y: {
        beginAtZero: true,
        grid: { color: sand },
        border: { display: false },
        ticks: { ...ticks, precision: 0, maxTicksLimit: 6 },
      },
    },
  }
}

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
  const canvas = document.createElement('canvas')
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', label)
  element.append(canvas)
  new Chart(canvas, { type: 'bar', data: chartData(content), options: chartOptions() })
}
