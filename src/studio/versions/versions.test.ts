import type { FlattenedField } from 'payload'

import { differencesIn } from './differences'
import { differenceInWords } from './inWords'

const label = (nl: string, fr: string) => ({ nl, fr, en: nl, de: nl })
const field = (more: object): FlattenedField => more as FlattenedField

const fields: FlattenedField[] = [
  field({ name: 'title', type: 'text', localized: true, label: label('Titel', 'Titre') }),
  field({ name: 'text', type: 'richText', localized: true, label: label('Tekst', 'Texte') }),
  field({ name: 'price', type: 'number', label: label('Prijs', 'Prix') }),
  field({ name: 'buildYear', type: 'number', label: label('Bouwjaar', 'Année') }),
  field({ name: 'lift', type: 'checkbox', label: label('Lift', 'Ascenseur') }),
  field({ name: 'soldOn', type: 'date', label: label('Verkocht op', 'Vendu le') }),
  field({
    name: 'status',
    type: 'select',
    label: label('Status', 'Statut'),
    options: [
      { value: 'sale', label: label('te koop', 'à vendre') },
      { value: 'sold', label: label('verkocht', 'vendu') },
    ],
  }),
  field({
    name: 'city',
    type: 'relationship',
    relationTo: 'cities',
    label: label('Gemeente', 'Commune'),
  }),
  field({
    name: 'images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: label('Foto’s', 'Photos'),
  }),
  field({
    name: 'videos',
    type: 'array',
    label: label('Video’s', 'Vidéos'),
    flattenedFields: [
      { name: 'id', type: 'text' },
      { name: 'url', type: 'text', label: label('Adres', 'Adresse') },
    ],
  }),
  field({
    name: 'gaps',
    type: 'text',
    label: label('Lacunes', 'Lacunes'),
    admin: { hidden: true },
  }),
  field({
    name: 'savedBy',
    type: 'relationship',
    relationTo: 'users',
    label: label('Door', 'Par'),
  }),
]

const rich = (text: string) => ({ root: { children: [{ children: [{ text }] }] } })
const titles = new Map([
  ['c1', 'Gent'],
  ['c2', 'Brugge'],
])
const wordsOf = (before: object, after: object, locale: 'nl' | 'fr' = 'nl') =>
  [...differencesIn(fields, { ...before }, { ...after })].map((one) =>
    differenceInWords(one, locale, titles),
  )

describe('what a version changed', () => {
  it('is said with the values before and after, as staff read them', () => {
    const before = { price: 389000, buildYear: 1985, status: 'sale', city: 'c1', lift: null }
    const after = { price: 375000, buildYear: 1986, status: 'sold', city: 'c2', lift: true }
    expect(wordsOf(before, after)).toEqual([
      'Prijs: 389.000 → 375.000',
      'Bouwjaar: 1985 → 1986',
      'Lift: – → ja',
      'Status: te koop → verkocht',
      'Gemeente: Gent → Brugge',
    ])
    expect(wordsOf(before, after, 'fr')).toContain('Statut\u00a0: à vendre → vendu')
  })

  it('names the language of a text, and repeats only a short one', () => {
    const before = { title: { nl: 'Huis', fr: null }, text: { nl: rich('lang'), fr: rich('long') } }
    const after = { title: { nl: 'Woning', fr: 'Maison' }, text: { nl: null, fr: rich('autre') } }
    expect(wordsOf(before, after)).toEqual([
      'Titel (Nederlands): Huis → Woning',
      'Titel (Frans): – → Maison',
      'Tekst (Nederlands): leeggemaakt',
      'Tekst (Frans): gewijzigd',
    ])
    expect(wordsOf({}, { text: { de: rich('neu') } })).toEqual(['Tekst (Duits): ingevuld'])
    expect(wordsOf({}, { title: { nl: 'x'.repeat(61) } })).toEqual(['Titel (Nederlands): ingevuld'])
  })

  it('counts pictures and rows, and tells another order from another choice', () => {
    expect(wordsOf({ images: ['a', 'b'] }, { images: ['b', 'c', 'd'] })).toEqual([
      'Foto’s: 2 toegevoegd, 1 verwijderd',
    ])
    expect(wordsOf({ images: ['a', 'b'] }, { images: ['b', 'a'] })).toEqual([
      'Foto’s: andere volgorde',
    ])
    const rows = (url: string) => [
      { id: '1', url },
      { id: '2', url: 'y' },
    ]
    expect(wordsOf({ videos: rows('x') }, { videos: rows('z') })).toEqual([
      'Video’s 1 › Adres: x → z',
    ])
  })

  it('is nothing where only the bookkeeping differs, or two kinds of empty', () => {
    expect(
      wordsOf(
        {
          updatedAt: '1',
          savedBy: 'a',
          gaps: '3',
          _status: 'draft',
          title: { nl: '' },
          lift: false,
          images: null,
        },
        {
          updatedAt: '2',
          savedBy: 'b',
          gaps: '2',
          _status: 'published',
          title: {},
          lift: null,
          images: [],
        },
      ),
    ).toEqual([])
  })

  it('writes a day as the day of Brussels', () => {
    expect(wordsOf({}, { soldOn: '2026-11-23T23:30:00.000Z' })).toEqual([
      'Verkocht op: – → 24 november 2026',
    ])
  })
})
