import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { MoveIn } from './MoveIn'

it('names the region of a deposit as its language does', () => {
  const costs = { rent: 1000, charges: 0, inventory: 0, agency: 0 }
  const tenancy = { ...costs, region: 'brussels', type: 1 } as const
  const shown = renderToStaticMarkup(<MoveIn tenancy={tenancy} locale="fr" />)
  expect(shown).toContain('En Région bruxelloise')
  expect(shown).not.toContain('En Bruxelles')
})
