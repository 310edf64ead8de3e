import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import type { Tenancy } from '@/domain/costs/moveIn'

import { MoveIn } from './MoveIn'

it('names the region of a deposit as its language does', () => {
  const costs = { rent: 1000, charges: 0, inventory: 0, agency: 0 }
  const tenancy = { ...costs, region: 'brussels', type: 1 } as const
  const shown = renderToStaticMarkup(<MoveIn tenancy={tenancy} locale="fr" />)
  expect(shown).toContain('En Région bruxelloise')
  expect(shown).not.toContain('En Bruxelles')
})

it('tells the highest deposit of the contract, and none of a commercial lease', () => {
  const room = {
    rent: 500,
    charges: 0,
    inventory: 0,
    agency: 0,
    region: 'flanders',
    type: 3,
  } as const
  const shown = (contractType: Tenancy['contractType']) =>
    renderToStaticMarkup(<MoveIn tenancy={{ ...room, contractType }} locale="en" />)
  expect(shown('lease_student')).toContain('at most 2 months’ rent for a student room')
  expect(shown('lease_nine_years')).toContain('at most 3 months’ rent for a home')
  expect(shown('lease_commercial')).not.toContain('at most')
})
