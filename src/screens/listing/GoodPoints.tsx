import { Icon } from '@/components/icon/Icon'

/** What speaks for a property, in short sentences. */
export function GoodPoints({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <ul className="good-points">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  )
}
