import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { PropertyCard } from '@/components/cards/PropertyCard'
import { SavedLink } from '@/components/saved/SavedLink'
import { FilterBar } from '@/components/list/FilterBar'
import { Pills, Rows, Segments, Steps } from '@/components/list/filterInputs'
import { PriceFilter } from '@/components/list/PriceFilter'
import { Paging } from '@/components/list/Paging'
import { ProvinceMap } from '@/components/map/ProvinceMap'
import { Drawer } from '@/components/shell/Drawer'
import { Header } from '@/components/shell/Header'
import { Languages } from '@/components/shell/Languages'

import { CachedMarkup } from './CachedMarkup'
import { markupOf, type Preload } from './markup'

/**
 * Ignores the order and case of attributes, and the preload links of React, which are not part of
 * an element.
 */
const normalized = (html: string) =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/(?<=<\w+)(?: [A-Za-z-]+="[^"]*")+/g, (attributes) =>
      (attributes.match(/ [A-Za-z-]+="[^"]*"/g) ?? [])
        .map((attribute) => attribute.replace(/^[^=]*/, (name) => name.toLowerCase()))
        .sort()
        .join(''),
    )

const expectSame = (node: ReactNode) =>
  expect(normalized(markupOf(node))).toBe(normalized(renderToStaticMarkup(node)))

const picture = {
  alt: 'Een "huis" & tuin',
  width: 600,
  height: 400,
  src: '/a.webp',
  sizes: [{ src: '/b.webp', width: 300 }],
  tone: 'rgb(1 2 3)',
}
const card = {
  id: '1',
  href: '/nl/te-koop/gent/huis/7/',
  picture,
  heading: '€ 350.000',
  place: "Huis in 's-Gravenbrakel",
  facts: ['3 slaapkamers', '120 m²'],
  flag: { text: 'Nieuw <br>', tone: 'new' as const },
  epc: { label: 'b' as const, name: 'B', title: 'EPC B' },
  saves: { reference: 7, labels: { favourites: 'Bewaren', compare: 'Vergelijken' } },
}
const link = {
  href: '/nl/',
  label: 'Huis & tuin',
  isButton: false,
  newTab: true,
  icon: 'phone' as const,
  colour: '#fff',
  children: [],
}
test('renders a card as React does', () => {
  expectSame(<PropertyCard property={card} eager level={2} />)
})

test('renders the filters of a list as React does', () => {
  const town = {
    name: 'city',
    value: 'Gent|9000',
    label: 'Gent & "rand"',
    count: 3,
    isChosen: true,
  }
  const none = { ...town, value: 'Aalst|9300', label: 'Aalst', count: 0, isChosen: false }
  expectSame(
    <FilterBar
      action="/nl/te-koop/"
      hidden={[{ name: 'sort', value: 'price' }]}
      words={{ title: 'Filters', clear: 'Wissen', close: 'Sluit', show: 'Toon' }}
      filters={[
        {
          key: 'place',
          label: 'Plaats',
          summary: 'Gent',
          clearHref: '/nl/te-koop/',
          content: (
            <>
              <Rows options={[town, none]} />
              <Pills options={[town, none]} />
              <Segments options={[town, none]} />
              <Steps options={[town, none]} label="Plaats" />
            </>
          ),
        },
        {
          key: 'price',
          label: 'Prijs',
          summary: undefined,
          clearHref: '/nl/te-koop/',
          content: (
            <PriceFilter
              hint="Wat het kost"
              any="alle"
              from={{ label: 'Van', value: '300000' }}
              to={{ label: 'Tot', value: '' }}
              buckets={[
                { from: 0, count: 3, isChosen: false },
                { from: 300_000, count: 0, isChosen: true },
              ]}
              ranges={[{ label: 'tot € 1', href: '/?a=1&b=2', from: '', to: '1', isChosen: true }]}
            />
          ),
        },
      ]}
    />,
  )
})

test('renders the map of provinces as React does', () => {
  expectSame(
    <ProvinceMap
      locale="nl"
      links={{
        antwerp: {
          name: 'Antwerpen',
          count: 12,
          href: '/nl/te-koop/?province=antwerp',
          isCurrent: true,
        },
      }}
    />,
  )
})

test('renders the header with its menus as React does', () => {
  const languages = <Languages label="Talen" current="nl" languages={[{ code: 'nl', href: '/nl/' }, { code: 'fr', href: '/fr/' }]} names /> // prettier-ignore
  expectSame(
    <Header agency="Maison Hestia" home="/nl/" hidesLogo={false} changesOnScroll>
      <Drawer
        links={[link, { ...link, isButton: true }]}
        address="/nl/"
        words={{ open: 'Menu', close: 'Sluiten', label: 'Menu' }}
        foot={languages}
      />
      <SavedLink
        list="compare"
        href="/nl/vergelijken/"
        label="Vergelijken"
        look="sign"
        onlyFilled
      />
    </Header>,
  )
})

test('renders the paging of a list as React does', () => {
  const words = { title: 'Pagina 5', label: 'Paginas', previous: 'Vorige', next: 'Volgende' }
  expectSame(<Paging page={5} pages={30} hrefOf={(page) => `/?page=${page}`} words={words} />)
})

test('renders any text and attribute as React does', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(
      text,
      text,
      fc.boolean(),
      fc.integer({ min: -50, max: 500 }),
      (label, value, isSet, width) =>
        expectSame(
          <p
            className={label}
            title={value}
            hidden={isSet}
            aria-hidden={isSet}
            data-set={isSet || undefined}
            style={{ width, lineHeight: 2, color: value.trim() || 'red' }}
          >
            {label}
            {isSet && <b>{value}</b>}
            {width}
          </p>,
        ),
    ),
  )
})

test('collects the picture with high priority and its sizes', () => {
  const wanted: Preload[] = []
  markupOf(
    [
      <PropertyCard key="1" property={card} eager level={2} />,
      <PropertyCard key="2" property={card} />,
    ],
    wanted,
  )
  expect(wanted).toEqual([
    { src: '/a.webp', srcSet: '/b.webp 300w', sizes: expect.stringContaining('400px') },
  ])
})

test('writes what follows from an object once, for each way to draw it', () => {
  let drawn = 0
  const Counted = ({ eager }: { eager: boolean }) => {
    drawn += 1
    return <PropertyCard property={card} eager={eager} />
  }
  const kept = (of: object, eager: boolean) => (
    <CachedMarkup of={of} as={eager ? 'first' : undefined}>
      <Counted eager={eager} />
    </CachedMarkup>
  )
  const lists = [[kept(card, true), kept(card, false)], [kept(card, false)], [kept({}, false)]]
  const counts = lists.map((list) => {
    const wanted: Preload[] = []
    const html = markupOf(list, wanted)
    expect(markupOf(list)).toBe(html)
    return { drawn, wanted: wanted.length }
  })
  expect(counts).toEqual([
    { drawn: 2, wanted: 1 },
    { drawn: 2, wanted: 0 },
    { drawn: 3, wanted: 0 },
  ])
  const again: Preload[] = []
  markupOf(kept(card, true), again)
  expect([drawn, again.length]).toEqual([3, 1])
  expectSame(kept(card, false))
})

test('collects no picture of which the window decides which file it shows', () => {
  const wanted: Preload[] = []
  const node = (
    <picture>
      <source media="(width >= 768px)" srcSet="/wide.webp" />
      <img src="/narrow.webp" alt="" fetchPriority="high" />
    </picture>
  )
  expectSame(node)
  markupOf(node, wanted)
  expect(wanted).toEqual([])
})

test('collects a link that loads a picture ahead, with the widths it is for, and writes nothing', () => {
  const wanted: Preload[] = []
  const media = '(480px <= width < 768px)'
  const link = <link rel="preload" as="image" href="/map.svg" media={media} data-ahead />
  expect(markupOf(<div>{link}</div>, wanted)).toBe('<div></div>')
  expect(wanted).toEqual([{ src: '/map.svg', media }])
  expectSame(<link rel="preload" as="image" href="/map.svg" media={media} />)
})

test('replaces javascript: addresses', () => {
  for (const href of ['javascript:alert(1)', ' \u0001JaVa\nScript\t:alert(1)'])
    expect(markupOf(<a href={href}>x</a>)).toBe('<a href="#">x</a>')
})

test('throws for what needs React', () => {
  expect(() => markupOf(<button onClick={() => undefined}>x</button>)).toThrow('onClick')
  expect(() => markupOf(Promise.resolve('x'))).toThrow('still to come')
})
