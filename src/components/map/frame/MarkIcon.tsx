import { PILL_HEIGHT_PX } from './pills'

type Props = {
  /** How many listings the mark stands for. */
  count: number
  /** The price, where there is room for it. */
  text: string | undefined
  /** Whether the mark is the centre of an area and not a place. */
  isArea: boolean
  isNew: boolean
  isHighlighted: boolean
  isSeen: boolean
  /** Sold or let: there to compare with, not to be had. */
  isGone: boolean
}

const sizeOfGroup = (count: number) => (count < 10 ? 'size-9' : count < 100 ? 'size-11' : 'size-13')

const borderOf = (isArea: boolean) => (isArea ? 'border-dashed' : 'border-solid')

/** Chosen on ink, seen or gone softer, else as a card. */
function coloursOfPill({ isHighlighted, isSeen, isGone }: Props): string {
  if (isHighlighted) return 'border-ink bg-ink font-semibold text-paper'
  if (isGone) return 'border-sand bg-sand font-medium text-soft'
  return isSeen
    ? 'map-pill bg-sand-2 font-medium text-soft'
    : 'map-pill bg-card font-semibold text-ink'
}

function coloursOfGroup({ isHighlighted, isGone }: Props): string {
  if (isHighlighted) return 'bg-ink text-white'
  return isGone ? 'bg-sand text-ink' : 'map-mark text-white'
}

function colourOfDot({ isHighlighted, isSeen, isGone }: Props): string {
  if (isHighlighted) return 'bg-ink'
  if (isGone) return 'bg-soft'
  return isSeen ? 'map-mark opacity-60' : 'map-mark'
}

/** A group with its number, a price, or a dot. */
export function MarkIcon(props: Props) {
  const { count, text, isArea, isNew, isSeen } = props
  if (count > 1)
    return (
      <span
        className={`grid ${sizeOfGroup(count)} place-items-center rounded-full border-2 border-card font-sans text-sm font-semibold tabular-nums ${coloursOfGroup(props)}`}
      >
        {count}
      </span>
    )
  if (text !== undefined)
    return (
      <span
        style={{ height: PILL_HEIGHT_PX }}
        className={`flex items-center gap-1.5 rounded-full border px-2.5 font-sans text-[0.8125rem] leading-none whitespace-nowrap tabular-nums shadow-sm ${borderOf(isArea)} ${coloursOfPill(props)}`}
      >
        {isNew && !isSeen && <span className="size-2 rounded-full bg-brick" />}
        {text}
      </span>
    )
  const size = isArea ? 'size-3 border-2' : 'size-5.5 border-3 shadow-sm'
  return <span className={`${size} rounded-full border-card ${colourOfDot(props)}`} />
}
