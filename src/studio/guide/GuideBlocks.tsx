import type { GuideBlock, Span } from '@/domain/studio/guide/parseGuide'

/** The size in which `npm run guide` stores pictures: their place is kept before they are loaded. */
const PICTURE_SIZE = { width: 900, height: 605 }

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map(({ kind, text }, at) => {
    if (kind === 'strong') return <strong key={at}>{text}</strong>
    return kind === 'code' ? <code key={at}>{text}</code> : text
  })

function Table({ head, rows }: Extract<GuideBlock, { kind: 'table' }>) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A paragraph, heading, list, picture or table of the guide. */
export function GuideBlockView({ block, pictures }: { block: GuideBlock; pictures: string }) {
  if (block.kind === 'table') return <Table {...block} />
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    )
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'picture')
    return (
      <img src={`${pictures}/${block.file}`} alt={block.alt} loading="lazy" {...PICTURE_SIZE} />
    )
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((spans, at) => (
        <li key={at}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  )
}
