import { hydrate } from '@/components/island/hydrate'

import { YieldCalculator } from './YieldCalculator'

export const start = hydrate(YieldCalculator)
