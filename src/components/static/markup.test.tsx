import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { PropertyCard } from '@/components/cards/PropertyCard'
import { KeptLink } from '@/components/kept/KeptLink'
import { Choices, Menu, Range } from '@/components/list/FilterBar'
import { Paging } from '@/components/list/Paging'
import { ProvinceMap } from '@/components/map/ProvinceMap'
import { Drawer } from '@/components/shell/Drawer'
import { Header } from '@/components/shell/Header'
import { Languages } from '@/components/shell/Languages'

import { markupOf, type Wanted } from './markup'

/** Attributes in any order and either case are the same; what React asks to be fetched early is not part of an element. */
const asRead = (html: string) =>
  html.replace(/<link rel="preload"[^>]*>/g, '').replace(/(?<=<\w+)(?: [A-Za-z-]+="[^"]*")+/g, (all) =>
    (all.match(/ [A-Za-z-]+="[^"]*"/g) ?? [])
      .map((one) => one.replace(/^[^=]*/, (name) => name.toLowerCase()))
      .sort()
      .join(''),
  )

const expectSame = (part: ReactNode) => expect(asRead(markupOf(part))).toBe(asRead(renderToStaticMarkup(part)))

const picture = { alt: 'Een "huis" & tuin', width: 600, height: 400, src: '/a.webp', sizes: [{ src: '/b.webp', width: 300 }], tone: 'rgb(1 2 3)' }
const card = {
  ...{ id: '1', href: '/nl/te-koop/gent/huis/7/', picture, heading: '€ 350.000', place: "Huis in 's-Gravenbrakel", facts: ['3 slaapkamers', '120 m²'] },
  flag: { text: 'Nieuw <br>', tone: 'new' as const },
  epc: { label: 'b' as const, name: 'B', title: 'EPC B' },
  heart: { reference: 7, label: 'Bewaren' },
}
const link = { href: '/nl/', label: 'Huis & tuin', isButton: false, newTab: true, icon: 'phone' as const, colour: '#fff', children: [] }
const step = (isChosen: boolean) => ({ name: 'price_to', label: 'Tot', options: [300_000, 400_000].map((value) => ({ value, label: `€ ${value}`, isChosen })) })

test('a card is written as React writes it', () => {
  expectSame(<PropertyCard property={card} eager level={2} />)
})

test('the filters of a list are written as React writes them', () => {
  expectSame(
    <Menu id="filter-price" label="Prijs" isSet>
      <Range action="/nl/te-koop/" from={step(false)} to={step(true)} others={[{ name: 'city', value: 'Gent|9000' }]} words={{ open: 'Alle', show: 'Toon' }} />
      <Choices
        choices={[
          { label: 'Gent', count: 3, href: '/?a=1&b=2', isChosen: true },
          { label: 'Aalst', count: 0, href: '/', isChosen: false },
        ]}
      />
    </Menu>,
  )
})

test('the map of provinces is written as React writes it', () => {
  expectSame(<ProvinceMap locale="nl" links={{ antwerp: { name: 'Antwerpen', count: 12, href: '/nl/te-koop/?province=antwerp', isCurrent: true } }} />)
})

test('the header with its menus is written as React writes it', () => {
  const languages = <Languages label="Talen" current="nl" languages={[{ code: 'nl', href: '/nl/' }, { code: 'fr', href: '/fr/' }]} names /> // prettier-ignore
  expectSame(
    <Header agency="Maison Hestia" home="/nl/" hidesLogo={false} changesOnScroll>
      <Drawer links={[link, { ...link, isButton: true }]} address="/nl/" words={{ open: 'Menu', close: 'Sluiten', label: 'Menu' }} foot={languages} />
      <KeptLink list="compare" href="/nl/vergelijken/" label="Vergelijken" look="sign" onlyFilled />
    </Header>,
  )
})

test('the pages of a list are written as React writes them', () => {
  const words = { title: 'Pagina 5', label: 'Paginas', previous: 'Vorige', next: 'Volgende' }
  expectSame(<Paging page={5} pages={30} hrefOf={(page) => `/?page=${page}`} words={words} />)
})

test('whatever is said is written as React writes it', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(text, text, fc.boolean(), fc.integer({ min: -50, max: 500 }), (label, value, isSet, width) =>
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

test('the picture that matters is named, with its sizes', () => {
  const wanted: Wanted[] = []
  markupOf([<PropertyCard key="1" property={card} eager level={2} />, <PropertyCard key="2" property={card} />], wanted)
  expect(wanted).toEqual([{ src: '/a.webp', srcSet: '/b.webp 300w', sizes: expect.stringContaining('400px') }])
})

test('an address that runs as a script leads nowhere', () => {
  for (const href of ['javascript:alert(1)', ' \u0001JaVa\nScript\t:alert(1)']) expect(markupOf(<a href={href}>x</a>)).toBe('<a href="#">x</a>')
})

test('what needs React is refused', () => {
  expect(() => markupOf(<button onClick={() => undefined}>x</button>)).toThrow('onClick')
  expect(() => markupOf(Promise.resolve('x'))).toThrow('still to come')
})
