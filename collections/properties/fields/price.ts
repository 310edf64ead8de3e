import { shownWhen } from '@/access/propertyRules'
import { staff } from '@/access/rules'
import { row, tabOf } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { money } from '@/fields/numbers'

import { isRent, isSale, shownWithGoal } from './conditions'
import { factField } from './factField'

/**
 * The owner's requirements are not on the site: they are shared at a viewing, where the law allows
 * it.
 */
const staffOnly = { access: { read: staff } }

const ofRent = shownWithGoal(isRent)
const ofSale = shownWithGoal(isSale)

export const price = tabOf('price', [
  row(
    factField('price'),
    factField('priceUnit', { defaultValue: 'total' }),
    localizedText('priceUnitText', { access: { read: shownWhen('publishPrice') } }),
  ),
  factField('publishPrice', { defaultValue: true }),
  row(
    factField('monthlyRent', ofRent),
    factField('chargesRenter', ofRent),
    factField('meters', ofRent),
    factField('deposit', ofRent),
    factField('agencyCost', ofRent),
    factField('inventoryCost', ofRent),
  ),
  row(money('minimumIncome', { ...staffOnly, ...ofRent }), {
    name: 'maximumPersons',
    type: 'number',
    min: 1,
    max: 50,
    ...staffOnly,
    ...ofRent,
  }),
  row(factField('constructionCost', ofSale), factField('landValue', ofSale)),
  row(
    factField('notaryFee', ofSale),
    factField('registrationRight', ofSale),
    factField('vatRegime', ofSale),
    factField('vatValue', ofSale),
  ),
  row(
    factField('chargesOwner'),
    factField('realEstateTax'),
    factField('cadastralIncome'),
    factField('rentalIncome'),
  ),
])
