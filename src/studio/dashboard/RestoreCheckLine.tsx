import { findRestoreCheck } from '@/data/dashboard/restoreCheck'
import { formatDay } from '@/i18n/formats'

import type { CardProps } from './cardProps'

/**
 * Tells an administrator whether the archive of the database could be restored the last time it was
 * tried. Shows nothing where nothing is archived.
 */
export async function RestoreCheckLine({ locale, t }: Pick<CardProps, 'locale' | 't'>) {
  const check = await findRestoreCheck()
  if (!check) return null
  const day = formatDay(new Date(check.at), locale)
  return check.ok ? (
    <p className="hestia-desk__check">{t('restoreChecked', { day, rows: check.rows })}</p>
  ) : (
    <p className="hestia-desk__restarts">{t('restoreFailed', { day })}</p>
  )
}
