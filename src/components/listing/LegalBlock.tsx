import { Icon } from '../icon/Icon'
import { FloodSign } from './FloodSign'

type Props = {
  title: string
  /** Whole sentences that the law wants seen, and marks beside them. */
  visible: string[]
  marks: string[]
  /** What the flood sign says; undefined without the sign. */
  sign?: string
  topics: { title: string; sentences: string[] }[]
  foldTitle: string
}

/** What the law wants said: what has to be seen stands there, the rest is folded. */
export function LegalBlock({ title, visible, marks, sign, topics, foldTitle }: Props) {
  return (
    <div className="law">
      <h3>{title}</h3>
      <div className="min-w-0">
        <div className="flex items-start gap-4">
          {sign && <FloodSign label={sign} />}
          <p>{visible.join(' ')}</p>
        </div>
        {marks.length > 0 && (
          <ul className="law-marks">
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        )}
        {topics.length > 0 && (
          <details className="law-fold">
            <summary>
              {foldTitle} <Icon name="down" />
            </summary>
            <dl>
              {topics.map((topic) => (
                <div key={topic.title}>
                  <dt>{topic.title}</dt>
                  <dd>{topic.sentences.join(' ')}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </div>
  )
}
