type MatchRow = {
  id: string
  href: string
  name: string
  aside: string
  score: number
  isNear: boolean
  why: string
}

type Props = {
  title: string
  lead: string
  rows: readonly MatchRow[]
  more: string
  words: { score: string; near: string }
}

/** Lists matches with links, the best first. */
export const MatchRows = ({ title, lead, rows, more, words }: Props) => (
  <section className="hestia-matches">
    <h2>{title}</h2>
    <p className="hestia-lead">{lead}</p>
    {rows.length > 0 && (
      <ul>
        {rows.map(({ id, href, name, aside, score, isNear, why }) => (
          <li key={id}>
            <span className="hestia-score" title={words.score}>
              {score}
            </span>
            <div>
              <a href={href}>{name}</a>{' '}
              <small>{[aside, isNear ? words.near : ''].filter(Boolean).join(' · ')}</small>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    )}
    {more && <p className="hestia-lead">{more}</p>}
  </section>
)
