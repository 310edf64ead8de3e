import { findLastEdits } from '@/data/desk/edits'

import { Age } from '../Age'
import { calledIn } from '../labels'
import { isInMenu } from '../menu'
import { MOST, type Asked } from './asked'
import { Calm, Card, Line } from './Card'

/** What colleagues wrote last. */
export async function EditsCard({ req, locale, says, admin }: Asked) {
  const edits = await findLastEdits(req, (slug) => isInMenu(slug, req), MOST + 3)
  return (
    <Card id="edits" title={says('edits')}>
      {edits.length === 0 ? (
        <Calm>{says('noEdits')}</Calm>
      ) : (
        <ul>
          {edits.map(({ collection, document, title, name, at }) => {
            const called = calledIn(req.payload, collection, locale)
            const what = called?.one ?? collection
            const href = document ? `${admin}/collections/${collection}/${document}` : `${admin}/globals/${collection}`
            return (
              <Line
                key={collection + document}
                href={href}
                title={title || what}
                about={[title ? what : '', name ?? says('somebody')].filter(Boolean).join(' · ')}
                sign={<Age since={at} locale={locale} />}
              />
            )
          })}
        </ul>
      )}
    </Card>
  )
}
