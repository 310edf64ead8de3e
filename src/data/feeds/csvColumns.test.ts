import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { factNames, type FactValue, type FeedFact } from '@/domain/feeds/facts'
import { judgeRecord } from '@/domain/feeds/judge'
import type { Listing } from '@/domain/feeds/listing'
import { columnsOf, readTableRow } from '@/domain/feeds/table'
import { csv } from '@/domain/lib/csv'
import { readDelimited } from '@/domain/lib/delimited'

import { tableWords } from './tableWords'

const today = new Date('2026-11-24T12:00:00Z')
const words = tableWords(new Map([['huis', 1]]))

/** A heading and a value as people write them, and the fact that a person reads in them. */
type Column = readonly [heading: string, value: string, fact: FeedFact, expected: FactValue]

const offer: readonly Column[] = [
  ['Referentie', '71001', 'reference', 71001],
  ['Transaction', 'à louer', 'goal', 'rent'],
  ['Statut', 'Vendu', 'status', 'sold'],
  ['Banner', 'Under option', 'marquee', 'option'],
  ['recordFile', 'VL-12', 'recordFile', 'VL-12'],
  ['Beschikbaar vanaf', '28/02/2027', 'availableFrom', '2027-02-28'],
  ['Vertragsart', 'Öffentliche Versteigerung', 'contractType', 'public_sale'],
  ['Prix', '1.250.000', 'price', 1_250_000],
  ['Preis', '385 000,50', 'price', 385_000.5],
  ['priceUnit', 'per maand', 'priceUnit', 'month'],
  ['publishPrice', 'nee', 'publishPrice', false],
  ['Loyer mensuel', '€ 950', 'monthlyRent', 950],
  ['Nebenkosten des Mieters', '120', 'chargesRenter', 120],
  ['Meters voor nutsvoorzieningen', 'Individuele meters', 'meters', 'individual'],
  ['Huurwaarborg', '1900', 'deposit', 1900],
  ['Frais d’agence', '150', 'agencyCost', 150],
  ['Inventory fee', '250', 'inventoryCost', 250],
  ['Bauwert', '180000', 'constructionCost', 180_000],
  ['Grondwaarde', '95000', 'landValue', 95_000],
  ['Frais de notaire', '4200', 'notaryFee', 4200],
  ['Registration duty', '11550', 'registrationRight', 11_550],
  ['Btw-stelsel', 'Btw', 'vatRegime', 'vat'],
  ['Taux de TVA (%)', '21', 'vatValue', 21],
  ['Lasten eigenaar', '250', 'chargesOwner', 250],
  ['Précompte immobilier', '1340', 'realEstateTax', 1340],
  ['Kadastraal inkomen', '1.021', 'cadastralIncome', 1021],
  ['Mieteinnahmen pro Jahr', '14400', 'rentalIncome', 14_400],
  ['Nieuwbouw', 'ja', 'newBuild', true],
  ['Bien de rapport', 'oui', 'investment', true],
]

const place: readonly Column[] = [
  ['Straße', 'Kirchplatz', 'street', 'Kirchplatz'],
  ['Huisnummer', '12', 'houseNumber', '12'],
  ['Bus', '3B', 'boxNumber', '3B'],
  ['publishAddress', 'true', 'publishAddress', true],
  ['Lat', '51,0543', 'latitude', 51.0543],
  ['Längengrad', '3.7174', 'longitude', 3.7174],
  ['Unieke code (UC)', '20261124-0001', 'uniqueCode', '20261124-0001'],
]

const sizes: readonly Column[] = [
  ['Bewoonbare oppervlakte', '187,5 m²', 'livingArea', 187.5],
  ['Superficie du terrain', '1.250', 'groundArea', 1250],
  ['Gesamtfläche', '210', 'totalArea', 210],
  ['Built-up area', '96', 'constructedArea', 96],
  ['Oppervlakte terras', '14', 'terraceArea', 14],
  ['Gartenfläche', '300', 'gardenArea', 300],
  ['Superficie de bureaux', '25', 'officeArea', 25],
  ['Retail area', '80', 'storeArea', 80],
  ['Gevelbreedte', '6,5', 'frontWidth', 6.5],
  ['Largeur du terrain', '8', 'plotWidth', 8],
  ['Plot depth', '42.5', 'plotDepth', 42.5],
  ['Slaapkamers', '3', 'bedrooms', 3],
  ['Salles de bains', '2', 'bathrooms', 2],
  ['Duschbäder', '1', 'showerRooms', 1],
  ['Toilets', '2', 'toilets', 2],
  ['garages', '1', 'garages', 1],
  ['Innenstellplätze', '1', 'parkings', 1],
  ['Buitenparkeerplaatsen', '2', 'externalParkings', 2],
  ['Étage', '4', 'floor', 4],
  ['Aantal verdiepingen', '6', 'floors', 6],
  ['Nombre de façades', '2', 'facades', 2],
]

const building: readonly Column[] = [
  ['Baujahr', '1974', 'constructionYear', 1974],
  ['Année de rénovation', '2019', 'renovationYear', 2019],
  ['Staat', 'Uitstekend', 'condition', 'excellent'],
  ['Heizung', 'Zentralheizung', 'heating', 'central'],
  ['Source d’énergie du chauffage', 'Mazout', 'heatingSource', 'oil'],
  ['Cuisine', 'Kitchenette', 'kitchen', 'kitchenette'],
  ['Beglazing', 'Dubbel glas', 'glazing', 'double'],
  ['Window frames', 'uPVC', 'frame', 'pvc'],
  ['Dacheindeckung', 'Dachziegel', 'roofMaterial', 'tiles'],
  ['État du toit', 'Bon', 'roofCondition', 'good'],
  ['Aardgas', 'x', 'gas', true],
  ['Eau', 'oui', 'water', true],
  ['Elektriciteit', '1', 'electricity', true],
  ['Aufzug', 'nein', 'lift', false],
  ['Kelder', 'ja', 'cellar', true],
  ['Grenier', 'vrai', 'attic', true],
  ['Terras', 'JA', 'terrace', true],
  ['Garten', 'j', 'garden', true],
  ['garage', 'yes', 'garage', true],
  ['Piscine', 'non', 'pool', false],
  ['Möbliert', 'wahr', 'furnished', true],
]

const papers: readonly Column[] = [
  ['EPC (kWh/m² per jaar)', '187', 'epcValue', 187],
  ['Classe énergétique', 'A+', 'epcLabel', 'a_plus'],
  ['Energielabel', 'A', 'epcLabel', 'a'],
  ['Energieklasse', 'a++', 'epcLabel', 'a_plusplus'],
  ['Nummer EPC-attest', '20240301-0001234-RES-1', 'epcCertificate', '20240301-0001234-RES-1'],
  ['Date du certificat PEB', '2024-03-01', 'epcDate', '2024-03-01'],
  ['Totaal energieverbruik (kWh per jaar)', '22.440', 'epcTotal', 22_440],
  ['CO₂-uitstoot (kg/m² per jaar)', '37', 'co2Emission', 37],
  ['Niveau E', '30', 'eLevel', 30],
  ['Keuring elektriciteit', 'Niet conform', 'electricalInspection', 'not_compliant'],
  ['Permis d’urbanisme', 'Permis délivré', 'permit', 'issued'],
  ['Subdivision permit', 'No subdivision permit', 'allotmentPermit', 'none'],
  ['zoning', 'residential', 'zoning', 'residential'],
  ['Citation et mesures', 'Citation émise', 'summons', 'summons'],
  ['Rechterlijke beslissing', 'Geen rechterlijke beslissing', 'judicialDecision', 'none'],
  ['Vorkaufsrecht', 'Vorkaufsrecht besteht', 'preemptiveRights', 'yes'],
  ['Planning information', 'Requested', 'planningInformation', 'requested'],
  ['Overstromingsgebied', 'In afgebakende oeverzone', 'floodZone', 'bank_area'],
  ['G-score (gebouw)', 'a', 'gScore', 'a'],
  ['Score P (parcelle)', 'b', 'pScore', 'b'],
  ['Datum overstromingsrapport', '24.11.2025', 'floodReportDate', '2025-11-24'],
  ['Numéro de l’attestation amiante', 'A-2025-77', 'asbestosCertificate', 'A-2025-77'],
  ['Datum asbestattest', '01/06/2025', 'asbestosDate', '2025-06-01'],
  ['Besluit asbestattest', 'Asbestveilig', 'asbestosType', 'safe'],
  ['Attestation du sol', 'Aucune donnée', 'soilCertificate', 'Aucune donnée'],
  ['virtualTour', 'https://youtu.be/abcdefghijk', 'virtualTour', 'https://youtu.be/abcdefghijk'],
]

const columns = [...offer, ...place, ...sizes, ...building, ...papers]

const home: readonly (readonly [string, string])[] = [
  ['Sleutel', 'A'],
  ['Soort', 'Huis'],
  ['Doel', 'Te koop'],
  ['Land', 'België'],
  ['Postcode', '9000'],
  ['Gemeente', 'Gent'],
]

/** A table of one property; a heading that the home has already takes its place. */
function judge(cells: readonly (readonly [string, string])[]) {
  const isGoal = cells.some(([heading]) => heading === 'Transaction')
  const all = [...home.filter(([heading]) => !(isGoal && heading === 'Doel')), ...cells]
  const table = csv([all.map(([heading]) => heading), all.map(([, value]) => value)])
  const [head, row] = readDelimited(table.replace('\ufeff', ''))
  if (!head || !row) throw new Error('The table has no rows')
  const { cells: cellsOf, unread, missing } = columnsOf(head, words, new Map())
  expect(missing).toEqual([])
  return judgeRecord(readTableRow(cellsOf(row), words, unread(row)), today)
}

function listingOf(judged: ReturnType<typeof judgeRecord>): Listing {
  if (!('listing' in judged)) throw new Error(`Refused: ${judged.refused.code}`)
  return judged.listing
}

describe('every column of our own table', () => {
  it.each(columns)('%s "%s" is the fact %s', (heading, value, fact, expected) => {
    const judged = judge([[heading, value]])
    expect(listingOf(judged).facts[fact]).toBe(expected)
    // What is read is not also told as left out.
    expect('notes' in judged && judged.notes).toEqual([])
  })

  it('is in this list, so that a new one is thought about', () => {
    const listed = new Set(columns.map(([, , fact]) => fact))
    expect(factNames.filter((fact) => !listed.has(fact))).toEqual([])
  })

  it('is the same fact beside any of the others, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(columns), (some) => {
        const chosen = some.filter(
          ([, , fact], at) => some.findIndex((one) => one[2] === fact) === at,
        )
        const { facts } = listingOf(judge(chosen.map(([heading, value]) => [heading, value])))
        for (const [, , fact, expected] of chosen)
          expect([fact, facts[fact]]).toEqual([fact, expected])
      }),
      { numRuns: 50 },
    )
  })

  it('that stands beside the facts is read too: key, type, place, texts, pictures and plans', () => {
    expect(
      listingOf(
        judge([
          ['Titre', 'Maison'],
          ['Titel DE', 'Haus'],
          ['Omschrijving', 'Een huis.\n\nMet tuin.'],
          ['description_en', 'A house'],
          ['Foto’s', 'https://a.be/1.jpg https://a.be/2.jpg'],
          ['Grundrisse', 'https://a.be/plan.png'],
        ]),
      ),
    ).toMatchObject({
      key: 'A',
      type: 1,
      place: { country: 'be', zip: '9000', name: 'Gent' },
      title: { fr: 'Maison', de: 'Haus' },
      description: { nl: 'Een huis.\n\nMet tuin.', en: 'A house' },
      pictures: ['https://a.be/1.jpg', 'https://a.be/2.jpg'],
      plans: ['https://a.be/plan.png'],
    })
  })

  it.each(['publishPrice', 'publishAddress'] as const)(
    '%s is a no when its cell is blank or cannot be read, and tells so',
    (fact) => {
      for (const cell of ['', ' ', 'niet tonen', 'ja, na overleg']) {
        const judged = judge([[fact, cell]])
        expect(listingOf(judged).facts[fact]).toBe(false)
        expect('notes' in judged && judged.notes).toEqual([
          { code: 'hidden', facts: [fact], text: cell.trim() || '–' },
        ])
      }
      const clear = judge([[fact, 'neen']])
      expect(listingOf(clear).facts[fact]).toBe(false)
      expect('notes' in clear && clear.notes).toEqual([])
      expect(listingOf(judge([])).facts[fact]).toBeUndefined()
    },
  )

  it('with another heading is told with its value, and so is a value that cannot be read', () => {
    const judged = judge([
      ['Kleur van de deur', 'blauw'],
      ['Slaapkamers', 'drie'],
    ])
    expect(listingOf(judged).facts.bedrooms).toBeUndefined()
    const told = JSON.stringify('notes' in judged && judged.notes)
    expect(told).toContain('Kleur van de deur')
    expect(told).toContain('bedrooms')
  })
})
