import type { PropertyStory } from '@/data/portal/story'
import { formatEuros } from '@/domain/catalogue/price'
import { timeLineOf, type TimeLine as Drawn, type TimeLineEvent } from '@/domain/portal/timeLine'
import { clockOf } from '@/domain/viewings/times'
import { formatNumber, formatShortDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Props = {
  days: readonly { day: string; visitors: number }[]
  story: PropertyStory
  locale: Locale
}

/** The same chart for a wide screen and for a phone, where fewer days are legible. */
const sizes = {
  wide: { width: 1240, height: 220, days: 30, label: 5 },
  phone: { width: 335, height: 170, days: 14, label: 4 },
} as const

function eventsOf({ viewings, priceChanges }: PropertyStory, locale: Locale): TimeLineEvent[] {
  const t = translate(locale)
  return [
    ...priceChanges.map(({ on, after }) => ({
      day: clockOf(new Date(on)).day,
      kind: 'price' as const,
      text: after ? t('portal.line.price', { price: formatEuros(after) }) : '',
    })),
    ...viewings.map((start) => ({
      day: clockOf(new Date(start)).day,
      kind: 'viewing' as const,
      text: t('portal.line.viewing'),
    })),
  ]
}

/** The marks above the bars: a line with words for a price, a dot for a viewing. */
const Events = ({ drawn: { events, height } }: { drawn: Drawn }) =>
  events.map(({ x, day, kind, text, isRight }) => {
    const textX = isRight ? x + 4 : x - 4
    return (
      <g key={`${kind} ${day}`} className={kind}>
        <path d={`M${x} ${height}V${kind === 'price' ? -30 : -2}`} />
        {kind === 'viewing' && <circle cx={x} cy={-8} r={6} />}
        <text x={textX} y={kind === 'price' ? -40 : -22} textAnchor={isRight ? 'end' : 'start'}>
          {text}
        </text>
      </g>
    )
  })

function Chart({ drawn, label, locale }: { drawn: Drawn; label: string; locale: Locale }) {
  const { width, height, bars, scale, labels } = drawn
  return (
    <svg
      className={`time-line ${width > 400 ? 'max-md:hidden' : 'md:hidden'}`}
      viewBox={`0 -60 ${width} ${height + 96}`}
      role="img"
      aria-label={label}
    >
      {scale.map(({ y, value }) => (
        <g key={value}>
          <path className="rule" d={`M28 ${y}H${width}`} />
          <text className="quiet" x="0" y={y + 4}>
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {bars.map(({ x, y, width: wide, height: high, day, isThisWeek }) => (
        <rect
          key={day}
          x={x}
          y={y}
          width={wide}
          height={high}
          data-week={isThisWeek || undefined}
        />
      ))}
      {labels.map(({ x, day, isLast }) => (
        <text
          key={day}
          className="quiet"
          x={isLast ? width : x}
          y={height + 24}
          textAnchor={isLast ? 'end' : 'middle'}
        >
          {formatShortDay(day, locale)}
        </text>
      ))}
      <Events drawn={drawn} />
    </svg>
  )
}

/** The visitors of each day with the viewings and changes of the price above them. */
export function TimeLine({ days, story, locale }: Props) {
  const t = translate(locale)
  const events = eventsOf(story, locale)
  return (
    <figure className="mt-6">
      {(['wide', 'phone'] as const).map((name) => {
        const shown = days.slice(-sizes[name].days)
        const counts = shown.map(({ visitors }) => visitors)
        const label = t('portal.line.label', {
          from: formatShortDay(shown[0]?.day ?? '', locale),
          until: formatShortDay(shown.at(-1)?.day ?? '', locale),
          least: formatNumber(Math.min(...counts)),
          most: formatNumber(Math.max(...counts)),
        })
        return (
          <Chart
            key={name}
            drawn={timeLineOf(days, events, sizes[name])}
            label={label}
            locale={locale}
          />
        )
      })}
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.8125rem] text-soft">
        {(['week', 'visitors', 'viewings'] as const).map((key) => (
          <span key={key} className="time-line-key" data-key={key}>
            {t(`portal.line.${key}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
