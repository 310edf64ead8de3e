import { findThinAdvertisements } from '@/data/dashboard/advertisements'
import { listAll } from '@/i18n/formats'

import advertisementWords from '../catalogue/advertisement.words.json'
import { gapText } from '../catalogue/advertisementWords'
import { translatorFor } from '../words'
import { CardLine, type Check } from './Card'
import { MAX_LINES, type CardProps } from './cardProps'
import { countText } from './countText'

/** Finds the advertisements of the colleague that would be better with more. */
export async function advertisementsCheck({ req, locale, admin }: CardProps): Promise<Check> {
  const t = translatorFor(advertisementWords, locale)
  const listings = await findThinAdvertisements(req, locale, MAX_LINES)
  const list = `${admin}/collections/properties`
  return {
    id: 'advertisements',
    title: t('card'),
    count: countText(listings[0]?.total),
    links: [
      { href: `${list}?where[contact][equals]=${String(req.user?.id)}`, label: t('allMine') },
    ],
    calm: t('noThin'),
    lines: listings.map(({ id, title, reference, completeness, gaps }) => (
      <CardLine
        key={id}
        href={`${list}/${id}`}
        title={title || String(reference ?? '–')}
        about={listAll(
          gaps.map((gap) => gapText(gap, locale, t)),
          locale,
        )}
        sign={`${completeness} %`}
      />
    )),
  }
}
