'use client'

import { useTheme } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

type Props = { label: string; name: string; weeks: string[]; values: (number | null)[] }

/** Reads a colour of the studio, which is light or dark. */
const colourAt = (element: HTMLElement) => {
  const style = getComputedStyle(element)
  return (name: string) => style.getPropertyValue(name).trim()
}

/** Draws the figures of some weeks as bars. Chart.js is loaded when the page has come. */
export function TrendChart({ label, name, weeks, values }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { theme } = useTheme()
  useEffect(() => {
    let chart: { destroy: () => void } | undefined
    let isGone = false
    const draw = async () => {
      const { drawBars } = await import('@/components/chart/bars')
      if (isGone || !place.current) return
      const colour = colourAt(place.current)
      const data = {
        labels: weeks,
        datasets: [
          { label: name, data: values, backgroundColor: colour('--hestia-chart'), borderRadius: 2 },
        ],
      }
      chart = drawBars(place.current, label, data, {
        text: colour('--theme-elevation-700'),
        lines: colour('--theme-elevation-150'),
        tooltip: '#1c2723',
      })
    }
    void draw()
    return () => {
      isGone = true
      chart?.destroy()
    }
  }, [label, name, weeks, values, theme])
  return <div ref={place} className="hestia-trend__chart" />
}
