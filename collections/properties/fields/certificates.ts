import { electricalInspections } from '@/domain/building'
import { epcLimits, epcProfiles } from '@/domain/epc'
import { asbestosTypes, floodScores, floodZones, permits, planningInformations, summonses, yesOrNone, zonings } from '@/domain/planning'
import { epcLabels } from '@/domain/vocabulary'
import { choice, row, tabOf } from '@/fields/lists'

import { labelOfItsRegion } from '../validations'

export const energy = tabOf('energy', [
  row(
    { name: 'epcValue', type: 'number', ...epcLimits },
    choice('epcLabel', epcLabels, { index: true, validate: labelOfItsRegion }),
    choice('epcProfile', epcProfiles, { defaultValue: 'specification' }),
    { name: 'epcLabelText', type: 'text', maxLength: 20 },
  ),
  row({ name: 'epcCertificate', type: 'text', index: true }, { name: 'epcDate', type: 'date' }),
  row(
    { name: 'epcTotal', type: 'number', min: -1_000_000, max: 10_000_000 },
    { name: 'co2Emission', type: 'number', min: -200, max: 5000 },
    { name: 'eLevel', type: 'number', min: -100, max: 500 },
  ),
  row(choice('electricalInspection', electricalInspections), { name: 'electricalDate', type: 'date' }),
])

export const planning = tabOf('planning', [
  row(choice('permit', permits), choice('allotmentPermit', permits), choice('zoning', zonings)),
  row(choice('summons', summonses), choice('judicialDecision', yesOrNone), choice('preemptiveRights', yesOrNone)),
  choice('planningInformation', planningInformations),
  row(
    choice('floodZone', floodZones),
    choice('gScore', floodScores, { vocabulary: 'floodScore' }),
    choice('pScore', floodScores, { vocabulary: 'floodScore' }),
    { name: 'floodReportDate', type: 'date' },
  ),
  row({ name: 'asbestosCertificate', type: 'text' }, { name: 'asbestosDate', type: 'date' }, choice('asbestosType', asbestosTypes)),
  { name: 'soilCertificate', type: 'text' },
])
