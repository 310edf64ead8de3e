import { epcProfiles } from '@/domain/catalogue/epc'
import { choice, row, tabOf } from '@/fields/layout'

import { labelOfItsRegion } from '../validations'

import { factField } from './factField'

export const energy = tabOf('energy', [
  row(
    factField('epcValue'),
    factField('epcLabel', { validate: labelOfItsRegion }),
    choice('epcProfile', epcProfiles, { defaultValue: 'specification' }),
    factField('epcLabelText', { maxLength: 20 }),
  ),
  row(factField('epcCertificate'), factField('epcDate')),
  row(factField('epcTotal'), factField('co2Emission'), factField('eLevel')),
  row(factField('electricalInspection'), { name: 'electricalDate', type: 'date' }),
])

export const planning = tabOf('planning', [
  row(factField('permit'), factField('allotmentPermit'), factField('zoning')),
  row(factField('summons'), factField('judicialDecision'), factField('preemptiveRights')),
  factField('planningInformation'),
  row(factField('gScore'), factField('pScore')),
  row(factField('floodZone'), factField('floodReportDate')),
  row(factField('asbestosCertificate'), factField('asbestosDate'), factField('asbestosType')),
  factField('soilCertificate'),
])
