import { findRestarts } from '@/data/dashboard/restarts'
import { clockOf, instantAt } from '@/domain/viewings/times'
import { formatTime } from '@/i18n/formats'

import type { CardProps } from './cardProps'

const partNames = { site: 'part_site', front: 'part_front', database: 'part_database' } as const
const isNamed = (part: string): part is keyof typeof partNames => part in partNames

/**
 * Tells an administrator which programs were restarted today after a crash. Shows nothing when
 * there were none.
 */
export async function RestartsLine({ locale, t }: Pick<CardProps, 'locale' | 't'>) {
  const midnight = instantAt(clockOf(new Date()).day, '00:00')
  const restarts = await findRestarts(midnight)
  if (restarts.length === 0) return null
  const list = restarts.map(({ part, times, last }) =>
    t('restarted', {
      part: isNamed(part) ? t(partNames[part]) : part,
      times,
      time: formatTime(last, locale),
    }),
  )
  return <p className="hestia-desk__restarts">{t('restarts', { list: list.join('; ') })}</p>
}
