import { findMapStatus } from '@/data/map/mapStatus'

import { MapFilePanel } from '../map/MapFilePanel'
import { translatorFor } from '../words'
import mapWords from '../map/words.json'
import { Card } from './Card'
import type { CardProps } from './cardProps'

/** Asks an administrator to look after the map: it has no streets, is old, or could not be made. */
export async function MapCard({ locale }: Pick<CardProps, 'locale'>) {
  const { file, isGiven, work } = await findMapStatus(new Date())
  const isInOrder = file && !file.isOld && (isGiven || work?.state !== 'failed')
  if (isInOrder) return null
  return (
    <Card id="map" title={translatorFor(mapWords, locale)('heading')}>
      <MapFilePanel />
    </Card>
  )
}
