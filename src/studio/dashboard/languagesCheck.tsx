import { findShownLanguages, findTranslatable } from '@/data/languages/allowed'
import { findTranslationWork } from '@/data/languages/matrix'
import { formatNumber } from '@/i18n/formats'

import { entityNames } from '../labels'
import { CardLine, type Check } from './Card'
import { MAX_LINES, type CardProps } from './cardProps'

/** The collections and globals that visitors read most, which come first. */
const mostRead = ['home-search', 'pages', 'modules', 'articles', 'menus', 'properties', 'projects']
const rank = (slug: string): number =>
  (mostRead.indexOf(slug) + mostRead.length + 1) % (mostRead.length + 1)

/** Finds the collections and globals with missing or outdated texts. */
export async function languagesCheck({ req, locale, t, admin }: CardProps): Promise<Check> {
  const [owners, shown] = await Promise.all([findTranslatable(req), findShownLanguages(req)])
  const work = await findTranslationWork(req, owners, shown)
  const sorted = work.sort((one, other) => rank(one.collection) - rank(other.collection))
  return {
    id: 'languages',
    title: t('languages'),
    count: formatNumber(
      work.reduce((sum, { missing, outdated }) => sum + Math.max(missing, outdated), 0),
    ),
    links: [{ href: `${admin}/languages?state=missing`, label: t('allLanguages') }],
    calm: t('noLanguages'),
    lines: sorted
      .slice(0, MAX_LINES)
      .map(({ collection, missing, outdated }) => (
        <CardLine
          key={collection}
          href={`${admin}/languages?of=${collection}&state=${missing > 0 ? 'missing' : 'outdated'}`}
          title={entityNames(req.payload, collection, locale)?.many ?? collection}
          about={outdated > 0 ? t('outdated', { number: outdated }) : ''}
          sign={missing > 0 ? t('missing', { number: missing }) : ''}
        />
      )),
  }
}
