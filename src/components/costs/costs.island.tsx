import { hydrate } from '@/components/island/hydrate'

import { CostCalculator } from './CostCalculator'

export const start = hydrate(CostCalculator)
