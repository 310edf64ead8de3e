import { hydrate } from '@/components/island/hydrate'

import { InteractiveMap } from './InteractiveMap'

export const start = hydrate(InteractiveMap)
