import { Icon } from '../icon/Icon'

export type FactGroupView = {
  title: string
  rows: { field: string; label: string; value: string }[]
  /** What the closed line tells. */
  summary: string[]
}

/** Groups of facts, each folded behind a line that tells the main ones. */
export function FactFolds({ groups }: { groups: readonly FactGroupView[] }) {
  return groups.map(({ title, rows, summary }, index) => (
    <details key={index} className="fold">
      <summary>
        <b>{title}</b>
        <span>{summary.join(' · ')}</span>
        <Icon name="down" />
      </summary>
      <dl>
        {rows.map(({ label, value }, at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  ))
}
