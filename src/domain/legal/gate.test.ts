import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { goals, regions, type Goal, type Region } from '../catalogue/vocabulary'
import type { Advertised } from './advertised'
import { identityFacts, missingIdentity } from './identity'
import { isCertificateNumber, promisesIn, textIn } from './promise'
import { fieldOf, missingForAdvertisement, type LegalStatement } from './required'
import { isAdvertised, lapsesOf, refusedGaps, refusedOfFeed, complianceOf } from './compliance'

const TODAY = new Date('2026-11-21T12:00:00Z')

type Kind = 'home' | 'shop' | 'office' | 'land' | 'garage'

/** Written from the law's own lists, apart from the program: what each advertisement of a kind has to say, as one would tell a colleague. */
const oracle: Record<Region, Record<Goal, Record<Kind, string>>> = {
  flanders: {
    sale: {
      home: 'score, label, certificate, address or code, permit, zoning, summons, pre-emption, subdivision, P-score, G-score, flood report, asbestos',
      shop: 'score, label, certificate, address or code, permit, zoning, summons, pre-emption, subdivision, P-score, G-score, flood report, asbestos',
      office:
        'score, label, certificate, address or code, permit, zoning, summons, pre-emption, subdivision, P-score, G-score, flood report, asbestos',
      land: 'permit, zoning, summons, pre-emption, subdivision, P-score, flood report',
      garage:
        'permit, zoning, summons, pre-emption, subdivision, P-score, G-score, flood report, asbestos',
    },
    rent: {
      home: 'score, label, certificate, address or code, rent, charges, no exclusion',
      shop: 'score, label, certificate, address or code, rent, charges, no exclusion',
      office: 'score, label, certificate, address or code, rent, charges, no exclusion',
      land: 'rent, charges, no exclusion',
      garage: 'rent, charges, no exclusion',
    },
  },
  brussels: {
    sale: {
      home: 'label, CO2, certificate, no promise, planning information',
      shop: 'no promise, planning information',
      office: 'label, CO2, certificate, no promise, planning information',
      land: 'no promise, planning information',
      garage: 'no promise, planning information',
    },
    rent: {
      home: 'label, CO2, certificate, no promise, rent, charges, meters, no exclusion',
      shop: 'no promise, rent, charges, meters, no exclusion',
      office: 'label, CO2, certificate, no promise, rent, charges, meters, no exclusion',
      land: 'no promise, rent, charges, meters, no exclusion',
      garage: 'no promise, rent, charges, meters, no exclusion',
    },
  },
  wallonia: {
    sale: {
      home: 'certificate, total, score, label, no promise, permit, zoning',
      shop: 'no promise, permit, zoning',
      office: 'no promise, permit, zoning',
      land: 'no promise, permit, zoning',
      garage: 'no promise, permit, zoning',
    },
    rent: {
      home: 'certificate, total, score, label, no promise, permit, zoning, rent, charges, no exclusion',
      shop: 'no promise, permit, zoning, rent, charges, no exclusion',
      office: 'no promise, permit, zoning, rent, charges, no exclusion',
      land: 'no promise, permit, zoning, rent, charges, no exclusion',
      garage: 'no promise, permit, zoning, rent, charges, no exclusion',
    },
  },
}
const words: Record<string, LegalStatement> = {
  score: 'energyScore',
  label: 'energyLabel',
  total: 'energyTotal',
  CO2: 'co2',
  certificate: 'energyCertificate',
  'no promise': 'noPromise',
  'address or code': 'addressOrCode',
  permit: 'permit',
  zoning: 'zoning',
  summons: 'summons',
  'pre-emption': 'preemption',
  subdivision: 'subdivision',
  'planning information': 'planningInformation',
  'P-score': 'pScore',
  'G-score': 'gScore',
  'flood report': 'floodReport',
  asbestos: 'asbestos',
  rent: 'rent',
  charges: 'charges',
  meters: 'meters',
  'no exclusion': 'noExclusion',
}
const kinds = {
  home: [1, 2, 3, 5, 12, undefined],
  shop: [6],
  office: [8],
  land: [4],
  garage: [7, 9],
} as const

const answers: Record<LegalStatement, Partial<Advertised>> = {
  energyScore: { epcValue: 90 },
  energyLabel: { epcLabel: 'b' },
  energyTotal: { epcTotal: 1 },
  co2: { co2Emission: 0 },
  energyCertificate: { epcCertificate: '7', epcDate: '2016-11-21' },
  noPromise: { words: 'Mooi huis, geen OCMW.' },
  addressOrCode: { uniqueCode: '245' },
  permit: { permit: 'none' },
  zoning: { zoning: 'park' },
  summons: { summons: 'none' },
  preemption: { preemptiveRights: 'none' },
  subdivision: { allotmentPermit: 'none' },
  planningInformation: { planningInformation: 'requested' },
  pScore: { pScore: 'd' },
  gScore: { gScore: 'a' },
  floodReport: { floodReportDate: '2025-11-21' },
  asbestos: { asbestosCertificate: 'x', asbestosDate: '2025-01-01' },
  rent: { publishPrice: true, monthlyRent: 900 },
  charges: { chargesRenter: 0 },
  meters: { meters: 'shared' },
  lawfulDeposit: { deposit: 0 },
  noExclusion: { excludingWords: [] },
}
const cases = regions.flatMap((region) =>
  goals.flatMap((goal) =>
    (Object.keys(kinds) as Kind[]).flatMap((kind) =>
      kinds[kind].map((type) => ({ region, goal, kind, type })),
    ),
  ),
)
const expected = ({ region, goal, kind }: (typeof cases)[number]) =>
  oracle[region][goal][kind].split(', ').map((name) => words[name])
const promised = { words: 'EPC in aanvraag. Geen OCMW.' }

describe('what may go before the public', () => {
  it.each(cases)(
    'is, in $region for $goal of a $kind (type $type), what the law lists, no more and no less',
    (one) => {
      const { region, goal, type } = one
      const missing = missingForAdvertisement({ region, goal, type, ...promised }, TODAY)
      expect(missing.toSorted()).toEqual(expected(one).toSorted())
    },
  )

  it('is in Brussels no planning information that is said not to be available', () => {
    const isMissing = (planningInformation: Advertised['planningInformation']) =>
      missingForAdvertisement(
        { goal: 'sale', region: 'brussels', type: 2, planningInformation },
        TODAY,
      ).includes('planningInformation')
    expect([isMissing('none'), isMissing('requested'), isMissing('available')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('names the planning of a lease in Flanders and Brussels when it runs for more than nine years', () => {
    const planning = (region: Region, contractType: Advertised['contractType']) =>
      missingForAdvertisement({ goal: 'rent', region, type: 2, contractType }, TODAY).filter(
        (one) => one === 'planningInformation' || one === 'permit',
      )
    expect(planning('brussels', 'long_lease')).toEqual(['planningInformation'])
    expect(planning('flanders', 'long_lease')).toEqual(['permit'])
    for (const region of ['brussels', 'flanders'] as const)
      expect(planning(region, 'lease_nine_years')).toEqual([])
  })

  it('is not a rent of nothing, whichever of the two amounts is 0', () => {
    const home = { region: 'brussels', goal: 'rent', type: 2, publishPrice: true } as const
    const isMissing = (amounts: Partial<Advertised>) =>
      missingForAdvertisement({ ...home, ...amounts }, TODAY).includes('rent')
    expect(isMissing({ price: 0 })).toBe(true)
    expect(isMissing({ monthlyRent: 0 })).toBe(true)
    expect(isMissing({ price: 900, monthlyRent: 0 })).toBe(false)
  })

  it('counts the deposit of a home that is let by the year or the week by months', () => {
    const home = { region: 'brussels', goal: 'rent', type: 2, publishPrice: true } as const
    const isMissing = (priceUnit: 'year' | 'week', price: number, deposit: number) =>
      missingForAdvertisement({ ...home, priceUnit, price, deposit }, TODAY).includes(
        'lawfulDeposit',
      )
    expect([isMissing('year', 12_000, 2000), isMissing('year', 12_000, 2100)]).toEqual([
      false,
      true,
    ])
    expect([isMissing('week', 300, 2600), isMissing('week', 300, 2700)]).toEqual([false, true])
  })

  it('lacks exactly the statements that were left out, whichever those are', () => {
    const all = Object.keys(answers) as LegalStatement[]
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.subarray(all), (one, made) => {
        const { region, goal, type } = one
        const ad: Advertised = {
          region,
          goal,
          type,
          ...promised,
          ...Object.assign({}, ...made.map((statement) => answers[statement])),
        }
        // The label of a home follows from the value where none was filled in.
        const follows =
          made.includes('energyScore') && one.kind === 'home' ? [...made, 'energyLabel'] : made
        expect(missingForAdvertisement(ad, TODAY).toSorted()).toEqual(
          expected(one)
            .filter((statement) => statement && !follows.includes(statement))
            .toSorted(),
        )
      }),
    )
  })

  describe('an energy certificate', () => {
    const isAsked = (ad: Partial<Advertised>) =>
      missingForAdvertisement({ goal: 'sale', region: 'flanders', type: 2, ...ad }, TODAY).includes(
        'energyCertificate',
      )
    it('is not asked of what is sold on plan, which gets one when it is finished', () => {
      for (const region of regions)
        for (const constructionYear of [2026, 2028])
          expect(isAsked({ region, newBuild: true, constructionYear })).toBe(false)
    })

    it.each<[string, Partial<Advertised>]>([
      ['a finished new home', { newBuild: true, constructionYear: 2025 }],
      ['a new home of no known year', { newBuild: true }],
      ['a home that is not called new', { newBuild: false, constructionYear: 2027 }],
      ['a home of the year', { constructionYear: 2026 }],
      ['a new home to let', { goal: 'rent', newBuild: true, constructionYear: 2027 }],
    ])('is asked of %s', (_, ad) => expect(isAsked(ad)).toBe(true))

    it('is asked of Brussels offices from 500 m² on, and of those of unknown area', () => {
      const office = { region: 'brussels', type: 8 } as const
      expect(isAsked(office)).toBe(true)
      expect(isAsked({ ...office, livingArea: 499 })).toBe(false)
      expect(isAsked({ ...office, totalArea: 500 })).toBe(true)
      expect(isAsked({ ...office, livingArea: 120, totalArea: 900 })).toBe(true)
      expect(isAsked({ region: 'brussels', type: 2, livingArea: 60 })).toBe(true)
      expect(isAsked({ region: 'flanders', type: 8, livingArea: 60 })).toBe(true)
    })

    it('has to be valid where it is named though none is asked for', () => {
      const shop = { region: 'wallonia', type: 6, epcCertificate: '7' } as const
      expect(isAsked({ ...shop, epcDate: '2020-01-01' })).toBe(false)
      expect(isAsked({ ...shop, epcDate: '2010-01-01' })).toBe(true)
    })
  })

  it('names for each statement a field that staff can fill in', () => {
    expect(
      fieldOf('asbestos', { goal: 'sale', region: 'flanders', type: 1, asbestosCertificate: 'x' }),
    ).toBe('asbestosDate')
    expect(
      fieldOf('rent', {
        goal: 'rent',
        region: 'flanders',
        type: 1,
        price: 900,
        publishPrice: false,
      }),
    ).toBe('publishPrice')
    expect(
      fieldOf('energyCertificate', {
        goal: 'sale',
        region: 'flanders',
        type: 1,
        epcCertificate: '7',
        epcDate: '2010-01-01',
      }),
    ).toBe('epcDate')
  })
})

describe('words that promise a certificate', () => {
  it.each(['brussels', 'wallonia'] as const)(
    'are refused in %s also of what needs no certificate yet or ever',
    (region) => {
      const onPlan = { goal: 'sale', type: 2, newBuild: true, constructionYear: 2027 } as const
      for (const kind of [onPlan, { goal: 'sale', type: 4 }, { goal: 'rent', type: 9 }] as const) {
        const missing = (text: string) =>
          missingForAdvertisement({ region, ...kind, words: text }, TODAY)
        expect(missing('Dernière phase. PEB en cours.')).toContain('noPromise')
        expect(missing('Dernière phase.')).not.toContain('noPromise')
        expect(missing('Dernière phase.')).not.toContain('energyCertificate')
      }
    },
  )
})

describe('the number of a certificate', () => {
  it.each(regions)('counts in %s only when it can be one, and is asked for again', (region) => {
    const ad = { region, goal: 'sale', type: 1, epcCertificate: 'PEB en cours' } as const
    const dated = { ...ad, epcDate: '2026-01-01' }
    expect(missingForAdvertisement(dated, TODAY)).toContain('energyCertificate')
    expect(fieldOf('energyCertificate', dated)).toBe('epcCertificate')
    expect(
      missingForAdvertisement({ ...dated, epcCertificate: '20150714012345' }, TODAY),
    ).not.toContain('energyCertificate')
  })
})

describe('the gate', () => {
  const base: Advertised = {
    goal: 'rent',
    region: 'flanders',
    type: 1,
    ...answers.energyScore,
    ...answers.addressOrCode,
    ...answers.rent,
    ...answers.charges,
  }
  const whole: Advertised = { ...base, epcCertificate: '7', epcDate: '2020-01-01' }

  it('lets a live listing keep the gap it has, and open no other', () => {
    expect(refusedGaps(base, undefined, TODAY)).toEqual(['energyCertificate'])
    expect(refusedGaps({ ...base, monthlyRent: 900 }, base, TODAY)).toEqual([])
    expect(refusedGaps({ ...base, chargesRenter: null }, base, TODAY)).toEqual(['charges'])
    expect(refusedGaps(base, whole, TODAY)).toEqual(['energyCertificate'])
  })

  it('looks afresh at a listing that is offered otherwise than before', () => {
    expect(refusedGaps({ ...base, goal: 'sale' }, base, TODAY)).toContain('permit')
    expect(refusedGaps(base, { ...base, goal: 'sale' }, TODAY)).toEqual(['energyCertificate'])
  })

  it('keeps what a feed changes on the site without a statement, not as another offer nor with forbidden words', () => {
    const refused = (more: Partial<Advertised>, live: Partial<Advertised> = {}) =>
      refusedOfFeed({ ...whole, ...more }, { ...whole, ...live }, TODAY)
    expect(refused({ chargesRenter: null })).toEqual([])
    expect(refused({ goal: 'sale' })).toContain('permit')
    const garage = { type: 9, epcValue: null, epcLabel: null, epcCertificate: null }
    expect(refused({ ...garage, type: 1 }, garage)).toContain('energyCertificate')
    expect(refused(garage)).toEqual([])
    const excluding = { words: 'Ruim, geen kinderen.' }
    expect(refused(excluding)).toEqual(['noExclusion'])
    expect(refused(excluding, excluding)).toEqual([])
  })

  it('asks no deposit above that of the region, of a home and by its monthly rent', () => {
    const asked = (more: Partial<Advertised>) =>
      missingForAdvertisement({ ...whole, monthlyRent: 1000, ...more }, TODAY)
    expect(asked({ deposit: 3000 })).toEqual([])
    expect(asked({ deposit: 3001 })).toEqual(['lawfulDeposit'])
    expect(asked({ region: 'brussels', deposit: 2500 })).toContain('lawfulDeposit')
    expect(asked({ region: 'wallonia', deposit: 2000 })).not.toContain('lawfulDeposit')
    expect(asked({ contractType: 'lease_student', deposit: 2001 })).toEqual(['lawfulDeposit'])
    expect(asked({ contractType: 'lease_commercial', deposit: 9000 })).toEqual([])
    expect(asked({ type: 9, deposit: 9000 })).not.toContain('lawfulDeposit')
    const byArea = { monthlyRent: null, price: 10, priceUnit: 'square_metre_month' } as const
    expect(asked({ ...byArea, deposit: 3000 })).toEqual([])
  })

  it('counts a certificate from the date in its number where none was typed', () => {
    const of = (epcCertificate: string, epcDate?: string) =>
      complianceOf({ ...whole, epcCertificate, epcDate }, TODAY)
    for (const old of ['20081101-0000000245-00000015', '20150714012345'])
      expect(of(old).gaps).toEqual(['energyCertificate'])
    expect(of('20170301-0000000245-1')).toMatchObject({ gaps: [], lapsesOn: '2027-03-01' })
    expect(of('20081101-0000000245-1', '2018-11-01').lapsesOn).toBe('2028-11-01')
    for (const undated of ['20089901-1', '2008110', 'EPC 20081101'])
      expect(of(undated)).toMatchObject({ gaps: [], lapsesOn: null })
  })

  it('counts no document from the future, nor until when it would run', () => {
    const sold = { ...whole, ...Object.assign({}, ...Object.values(answers)), goal: 'sale' }
    const open = (slip: Partial<Advertised>) => complianceOf({ ...sold, ...slip }, TODAY)
    expect(open({}).gaps).toEqual([])
    expect(open({ floodReportDate: '2026-11-21' }).gaps).toEqual([])
    const date = '2036-10-01'
    expect(open({ floodReportDate: date }).gaps).toEqual(['floodReport'])
    expect(open({ asbestosDate: date }).gaps).toEqual(['asbestos'])
    expect(open({ epcDate: date }).gaps).toEqual(['energyCertificate'])
    expect(open({ epcDate: null, epcCertificate: '20361001-0000000245-RES-1' }).gaps).toEqual([
      'energyCertificate',
    ])
  })

  it('stands before what is offered, not before drafts and what is sold', () => {
    expect(isAdvertised({ _status: 'published', status: 'active' })).toBe(true)
    expect(isAdvertised({ _status: 'draft', status: 'active' })).toBe(false)
    expect(isAdvertised({ _status: 'published', status: 'sold' })).toBe(false)
  })

  it('knows how far an advertisement is and when the first of its documents runs out', () => {
    expect(complianceOf(whole, TODAY)).toEqual({
      gaps: [],
      completeness: 100,
      lapsesOn: '2030-01-01',
    })
    expect(complianceOf(base, TODAY)).toEqual({
      gaps: ['energyCertificate'],
      completeness: 87,
      lapsesOn: null,
    })
    expect(complianceOf({ ...whole, region: undefined }, TODAY)).toEqual({
      gaps: [],
      completeness: 100,
      lapsesOn: null,
    })
  })
})

describe('documents that run out', () => {
  const ad: Advertised = { goal: 'sale', region: 'flanders', type: 1 }
  it('are told of sixty days ahead, the first to go first', () => {
    expect(
      lapsesOf(
        {
          ...ad,
          epcDate: '2017-01-20',
          floodReportDate: '2025-11-20',
          electricalDate: '2002-01-21',
        },
        TODAY,
      ),
    ).toEqual([
      { field: 'floodReportDate', day: '2026-11-20', isOver: true },
      { field: 'epcDate', day: '2027-01-20', isOver: false },
    ])
    expect(lapsesOf({ ...ad, epcDate: '2017-01-21' }, TODAY)).toEqual([])
    expect(lapsesOf({ ...ad, electricalDate: '2001-11-21' }, TODAY)).toEqual([
      { field: 'electricalDate', day: '2026-11-21', isOver: false },
    ])
  })
})

describe('a certificate that is still to come', () => {
  it.each([
    'PEB en cours',
    'Le certificat PEB est en cours d’établissement',
    'Certificat de performance énergétique en cours de réalisation',
    'Certificat PEB : en attente',
    'PEB à venir',
    'En cours de certification PEB',
    'P.E.B. en cours',
    'EPB wordt opgemaakt',
    'EPB-attest nog niet beschikbaar',
    'EPB: aanvraag lopend',
    'PEB : bientôt disponible',
    'In afwachting van het EPC-attest',
    'Energieausweis liegt noch nicht vor',
    'EPC: in aanvraag',
    'epc volgt',
    'EPC pending',
    'PEB demandé.',
    'Energieausweis beantragt',
  ])('is promised by "%s"', (text) => expect(promisesIn(text)).toHaveLength(1))
  it.each([
    'PEB B. Travaux en cours.',
    'Maison en cours de rénovation (PEB C)',
    'PEB C, garage bientôt disponible',
    'EPB C, nog niet gerenoveerd',
    'EPC 90 kWh/m²',
    'Le gradin PEBble en cours',
    'Vergunning in aanvraag',
    '',
  ])('is not promised by "%s"', (text) => expect(promisesIn(text)).toEqual([]))
  it('is found in rich text too', () => {
    const text = {
      root: {
        type: 'root',
        children: [{ children: [{ text: 'PEB', format: 1 }, { text: ' en cours' }] }],
      },
    }
    expect(promisesIn(textIn(text))).toEqual(['PEB en cours'])
  })
  it.each(['PEB en cours', 'x', '–', '', null, 'aangevraagd op 12/11/2026', 'PEB 2026 en cours'])(
    'is no certificate by its number "%s"',
    (number) => expect(isCertificateNumber(number)).toBe(false),
  )
  it.each(['20081101-0000000245-00000015', '20150714012345', 'EPC 20081101', '7'])(
    'is not meant by the number "%s"',
    (number) => expect(isCertificateNumber(number)).toBe(true),
  )
})

describe('the identity of the agency', () => {
  const whole = Object.fromEntries(identityFacts.map((fact) => [fact, 'x']))
  it('lacks what is empty or blank, and in other languages not what only the main one can tell', () => {
    expect(missingIdentity(whole, true)).toEqual([])
    expect(missingIdentity({ ...whole, policyNumber: ' ', fees: null }, true)).toEqual([
      'policyNumber',
      'fees',
    ])
    expect(missingIdentity({ ...whole, policyNumber: '', fees: '' }, false)).toEqual([
      'policyNumber',
    ])
  })
})
