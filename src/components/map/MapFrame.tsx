import type { ReactNode } from 'react'

import { island } from '@/components/island/island'

import type { MapFrameProps, start } from './mapFrame.island'

const islands = {
  'at once': island<typeof start>('mapFrame', { wake: 'seen' }),
  'when touched': island<typeof start>('mapFrame', { wake: 'touch' }),
  'on press': island<typeof start>('mapFrame', { wake: 'seen', holdsPresses: true }),
}

/** A static map, which the browser replaces by the interactive one in a frame. */
export function MapFrame({ children, ...props }: MapFrameProps & { children: ReactNode }) {
  const Island = islands[props.opens]
  return <Island props={props}>{children}</Island>
}
