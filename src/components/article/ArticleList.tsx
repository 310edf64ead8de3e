import { Card } from '@/components/cards/Card'
import { NewsItem } from '@/components/cards/NewsItem'
import type { PictureView } from '@/components/media/Picture'
import { Static } from '@/components/static/Static'

import { ArticleRow } from './ArticleRow'

type Entry = {
  id: string
  href?: string | undefined
  heading: string
  text: string
  picture?: PictureView
  date?: { value: string; text: string }
}

/**
 * Articles or categories side by side, as cards with pictures or as headlines; or below each
 * other, with a small picture.
 */
export function ArticleList({
  entries,
  view,
  level = 3,
}: {
  entries: Entry[]
  view: 'card' | 'news' | 'row'
  level?: 2 | 3
}) {
  if (view === 'row')
    return (
      <Static>
        <div className="article-rows">
          {entries.map((entry) => (
            <ArticleRow key={entry.id} level={level} {...entry} />
          ))}
        </div>
      </Static>
    )
  return (
    <Static>
      <div className="cards">
        {entries.map(({ id, href, ...entry }) =>
          view === 'news' ? (
            <NewsItem key={id} href={href} level={level} {...entry} />
          ) : (
            <Card key={id} level={level} {...(href && { href })} {...entry} />
          ),
        )}
      </div>
    </Static>
  )
}
