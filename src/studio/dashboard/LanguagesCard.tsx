import { findShownLanguages, findTranslatable } from '@/data/languages/allowed'
import { findWork } from '@/data/languages/matrix'
import { formatNumber } from '@/i18n/numbers'

import { calledIn } from '../labels'
import { MOST, type Asked } from './asked'
import { Calm, Card, Line } from './Card'

/** What is not yet, or no longer, said in every language. What is read most comes first. */
const first = ['home-search', 'pages', 'modules', 'articles', 'menus', 'properties', 'projects']
const rank = (slug: string): number => (first.indexOf(slug) + first.length + 1) % (first.length + 1)

export async function LanguagesCard({ req, locale, says, admin }: Asked) {
  const [owners, shown] = await Promise.all([findTranslatable(req), findShownLanguages(req)])
  const work = await findWork(req, owners, shown)
  const number = (value: number) => formatNumber(value, locale)
  const sorted = work.sort((one, other) => rank(one.collection) - rank(other.collection))
  return (
    <Card
      id="languages"
      title={says('languages')}
      count={number(work.reduce((sum, { missing, outdated }) => sum + Math.max(missing, outdated), 0))}
      ways={[{ href: `${admin}/languages?state=missing`, label: says('allLanguages') }]}
    >
      {sorted.length === 0 ? (
        <Calm>{says('noLanguages')}</Calm>
      ) : (
        <ul>
          {sorted.slice(0, MOST).map(({ collection, missing, outdated }) => (
            <Line
              key={collection}
              href={`${admin}/languages?of=${collection}&state=${missing > 0 ? 'missing' : 'outdated'}`}
              title={calledIn(req.payload, collection, locale)?.many ?? collection}
              about={outdated > 0 ? says('outdated', { number: number(outdated) }) : ''}
              sign={missing > 0 ? says('missing', { number: number(missing) }) : ''}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
