import { findLastEdits } from '@/data/dashboard/edits'

import { Age } from '../Age'
import { entityNames } from '../labels'
import { isInMenu } from '../menu'
import { MAX_LINES, type CardProps } from './cardProps'
import { EmptyCard, Card, CardLine } from './Card'

/** Lists the latest edits of all colleagues. */
export async function EditsCard({ req, locale, t, admin }: CardProps) {
  const edits = await findLastEdits(req, (slug) => isInMenu(slug, req), MAX_LINES + 3)
  return (
    <Card id="edits" title={t('edits')}>
      {edits.length === 0 ? (
        <EmptyCard>{t('noEdits')}</EmptyCard>
      ) : (
        <ul>
          {edits.map(({ collection, document, title, name, at }) => {
            const names = entityNames(req.payload, collection, locale)
            const kind = names?.one ?? collection
            const href = document
              ? `${admin}/collections/${collection}/${document}`
              : `${admin}/globals/${collection}`
            return (
              <CardLine
                key={collection + document}
                href={href}
                title={title || kind}
                about={[title ? kind : '', name ?? t('somebody')].filter(Boolean).join(' · ')}
                sign={<Age since={at} locale={locale} />}
              />
            )
          })}
        </ul>
      )}
    </Card>
  )
}
