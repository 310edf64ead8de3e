import { shownWhen } from '@/access/propertyRules'
import { staff } from '@/access/rules'
import { meters } from '@/domain/building'
import { priceUnits, vatRegimes } from '@/domain/priceUnits'
import { choice, row, tabOf } from '@/fields/lists'
import { localizedText } from '@/fields/localized'
import { money } from '@/fields/numbers'

import { isRent, isSale, shownWithGoal } from './conditions'

/** The price, and what is counted from it: three months of deposit or a year's income tell the rent. */
const asked = { access: { read: shownWhen('publishPrice') } }

/** What an owner expects stands nowhere on the site: it is told with a visit, where the law lets it be told. */
const expected = { access: { read: staff } }

export const price = tabOf('price', [
  row(money('price', { ...asked, index: true }), choice('priceUnit', priceUnits, { defaultValue: 'total' }), localizedText('priceUnitText', asked)),
  { name: 'publishPrice', type: 'checkbox', defaultValue: true },
  row(
    money('monthlyRent', { ...asked, ...shownWithGoal(isRent) }),
    money('chargesRenter', shownWithGoal(isRent)),
    choice('meters', meters, shownWithGoal(isRent)),
    money('deposit', { ...asked, ...shownWithGoal(isRent) }),
    money('agencyCost', { ...asked, ...shownWithGoal(isRent) }),
    money('inventoryCost', shownWithGoal(isRent)),
  ),
  row(money('minimumIncome', { ...expected, ...shownWithGoal(isRent) }), {
    name: 'maximumPersons',
    type: 'number',
    min: 1,
    max: 50,
    ...expected,
    ...shownWithGoal(isRent),
  }),
  row(money('constructionCost', { ...asked, ...shownWithGoal(isSale) }), money('landValue', { ...asked, ...shownWithGoal(isSale) })),
  row(
    money('notaryFee', { ...asked, ...shownWithGoal(isSale) }),
    money('registrationRight', { ...asked, ...shownWithGoal(isSale) }),
    choice('vatRegime', vatRegimes, shownWithGoal(isSale)),
    {
      name: 'vatValue',
      type: 'number',
      min: 0,
      max: 100,
      ...shownWithGoal(isSale),
    },
  ),
  row(money('chargesOwner'), money('realEstateTax'), money('cadastralIncome'), money('rentalIncome', asked)),
])
