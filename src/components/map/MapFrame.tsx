import type { ReactNode } from 'react'

import { island } from '@/components/island/island'

import type { MapFrameProps, start } from './mapFrame.island'

const MapAtOnce = island<typeof start>('mapFrame', { wake: 'seen' })
const MapOnPress = island<typeof start>('mapFrame', { wake: 'touch', holdsPresses: true })

/** A static map, which the browser replaces by the interactive one in a frame. */
export function MapFrame({ children, ...props }: MapFrameProps & { children: ReactNode }) {
  const Island = props.opens === 'at once' ? MapAtOnce : MapOnPress
  return <Island props={props}>{children}</Island>
}
