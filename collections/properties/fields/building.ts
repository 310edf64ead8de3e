import type { CheckboxField, Field } from 'payload'

import { conditions, frames, glazings, heatingSources, heatings, kitchens, roofMaterials } from '@/domain/building'
import { choice, row, tabOf } from '@/fields/lists'
import { count, measure, year } from '@/fields/numbers'

import { notBeforeConstruction } from '../validations'

const flags = (...names: string[]): Field => row(...names.map((name): CheckboxField => ({ name, type: 'checkbox', defaultValue: false })))

export const layout = tabOf('layout', [
  row(count('bedrooms', { index: true }), count('bathrooms'), count('showerRooms'), count('toilets')),
  row(count('garages'), count('parkings'), count('externalParkings')),
  row(count('floor', { min: -20, max: 200 }), count('floors', { max: 200 }), count('facades', { max: 20 })),
  row(measure('livingArea', { index: true }), measure('groundArea', { index: true }), measure('totalArea'), measure('constructedArea')),
  row(measure('terraceArea'), measure('gardenArea'), measure('officeArea'), measure('storeArea')),
  row(measure('frontWidth'), measure('plotWidth'), measure('plotDepth')),
])

export const building = tabOf('building', [
  row(year('constructionYear', { index: true }), { ...year('renovationYear'), validate: notBeforeConstruction } as Field, choice('condition', conditions)),
  row(choice('heating', heatings), choice('heatingSource', heatingSources), choice('kitchen', kitchens)),
  row(choice('glazing', glazings), choice('frame', frames)),
  row(choice('roofMaterial', roofMaterials), choice('roofCondition', conditions, { vocabulary: 'condition' })),
  flags('gas', 'water', 'electricity', 'lift'),
  flags('cellar', 'attic', 'terrace', 'garden'),
  flags('garage', 'pool', 'furnished'),
  flags('newBuild', 'investment'),
])
