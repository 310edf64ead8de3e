import { findWaitingFeeds, type WaitingFeed } from '@/data/dashboard/feeds'
import { formatNumber } from '@/i18n/formats'

import { Age } from '../Age'
import { MAX_LINES, type CardProps } from './cardProps'
import { Card, CardLine } from './Card'

/** Says what a feed asks for. */
const aboutOf = ({ state, changes, refused, isUnsure }: WaitingFeed, t: CardProps['t']): string =>
  [
    ...(state === 'ready' ? [t('feedReady', { number: changes })] : []),
    ...(state === 'failed' ? [t('feedFailed')] : []),
    ...(refused > 0 ? [t('feedRefused', { number: refused })] : []),
    ...(isUnsure ? [t('feedUnsure')] : []),
  ].join(' · ')

/** Lists the imports that wait for somebody; each leads to its newest run. Shows nothing where none does. */
export async function FeedsCard({ req, locale, t, admin }: CardProps) {
  const feeds = await findWaitingFeeds(req, MAX_LINES)
  const total = feeds[0]?.total ?? 0
  if (total === 0) return null
  const list = `${admin}/collections/feeds`
  return (
    <Card
      id="feeds"
      title={t('feeds')}
      count={formatNumber(total)}
      isUrgent
      links={[{ href: list, label: t('allFeeds') }]}
    >
      <ul>
        {feeds.map((feed) => (
          <CardLine
            key={feed.id}
            href={`${list}/${feed.id}`}
            title={feed.name}
            about={aboutOf(feed, t)}
            sign={<Age since={feed.since} locale={locale} />}
            isUrgent
          />
        ))}
      </ul>
    </Card>
  )
}
