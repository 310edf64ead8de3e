import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { CompareTable } from './CompareTable'
import type { ComparedHead } from './types'

const words = {
  caption: 'Twee panden',
  highlight: 'Verschillen markeren',
  differs: 'verschilt',
  unknown: 'niet opgegeven',
  drop: 'Weghalen',
}
const head = (reference: number): ComparedHead => ({
  reference,
  card: { id: String(reference), href: undefined, heading: '€ 300.000', place: 'Gent', facts: [] },
  drop: { href: '/nl/', mark: '', label: 'Weghalen' },
})
const sign = 'Overstromingsgevoelig'

it('draws the flood sign in the cell that has one, with its words, and in no other', () => {
  const cells = [{ text: 'D – middelgrote kans', sign }, { text: 'A – geen' }, undefined]
  const row = { key: 'pScore', label: 'P-score', differs: true, cells }
  const html = renderToStaticMarkup(
    <CompareTable
      heads={[1, 2, 3].map(head)}
      groups={[{ key: 'planning', title: 'Risico’s', rows: [row] }]}
      words={words}
    />,
  )
  const signs = [...html.matchAll(/<td role="cell">(.*?)<\/td>/g)].map(
    ([, cell = '']) => /<svg role="img" aria-label="([^"]*)"/.exec(cell)?.[1],
  )
  expect(signs).toEqual([sign, undefined, undefined])
  expect(html).toContain('D – middelgrote kans')
  expect(html).toContain('niet opgegeven')
})
