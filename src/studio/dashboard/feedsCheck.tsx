import { findWaitingFeeds, type WaitingFeed } from '@/data/dashboard/feeds'
import { formatNumber } from '@/i18n/formats'

import { Age } from '../Age'
import { CardLine, type Check } from './Card'
import { MAX_LINES, type CardProps } from './cardProps'

/** Says what a feed asks for. */
const aboutOf = ({ state, changes, refused, isUnsure }: WaitingFeed, t: CardProps['t']): string =>
  [
    ...(state === 'ready' ? [t('feedReady', { number: changes })] : []),
    ...(state === 'failed' ? [t('feedFailed')] : []),
    ...(refused > 0 ? [t('feedRefused', { number: refused })] : []),
    ...(isUnsure ? [t('feedUnsure')] : []),
  ].join(' · ')

/** Finds the imports that wait for somebody; each leads to its newest run. */
export async function feedsCheck({ req, locale, t, admin }: CardProps): Promise<Check> {
  const feeds = await findWaitingFeeds(req, MAX_LINES)
  const list = `${admin}/collections/feeds`
  return {
    id: 'feeds',
    title: t('feeds'),
    count: formatNumber(feeds[0]?.total ?? 0),
    isUrgent: true,
    links: [{ href: list, label: t('allFeeds') }],
    calm: t('noFeeds'),
    lines: feeds.map((feed) => (
      <CardLine
        key={feed.id}
        href={`${list}/${feed.id}`}
        title={feed.name}
        about={aboutOf(feed, t)}
        sign={<Age since={feed.since} locale={locale} />}
        isUrgent
      />
    )),
  }
}
