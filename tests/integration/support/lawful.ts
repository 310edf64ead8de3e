import type { Property } from '@/payload-types'

/**
 * What the law wants an advertisement to say, in any region and whether to buy or to rent, so that a test about something
 * else can publish a property. The certificate's own label is left to the value.
 */
export const lawful = {
  publishAddress: true,
  street: 'Proefstraat',
  houseNumber: '1',
  publishPrice: true,
  price: 100_000,
  chargesRenter: 0,
  meters: 'individual',
  epcValue: 90,
  epcCertificate: '20250101-0000000245-00000001',
  epcDate: '2025-01-01',
  epcTotal: 9000,
  co2Emission: 20,
  permit: 'issued',
  zoning: 'residential',
  summons: 'none',
  preemptiveRights: 'none',
  allotmentPermit: 'none',
  planningInformation: 'available',
  pScore: 'a',
  gScore: 'a',
  floodReportDate: new Date().toISOString(),
  asbestosCertificate: 'AI-1',
  asbestosDate: '2025-01-01',
} satisfies Partial<Property>
