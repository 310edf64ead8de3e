import { expect, test } from '@jest/globals'

import { cachedByProps } from './cachedByProps'
import { markupOf } from './markup'
import { pageMarkup } from './pageMarkup'

const drawn: string[] = []
const Menu = cachedByProps(({ links }: { links: { label: string }[] }) => {
  drawn.push(links.map(({ label }) => label).join())
  return links.map(({ label }) => <b key={label}>{label}</b>)
})
const linked = (...labels: string[]) => <Menu links={labels.map((label) => ({ label }))} />

test('writes a component once for equal props, also in a page, and again for others', async () => {
  expect(markupOf(linked('Te koop', 'Contact'))).toBe('<b>Te koop</b><b>Contact</b>')
  expect(markupOf(linked('Te koop', 'Contact'))).toBe('<b>Te koop</b><b>Contact</b>')
  expect(String(await pageMarkup(<p>{linked('Te koop', 'Contact')}</p>, []))).toBe(
    '<p><b>Te koop</b><b>Contact</b></p>',
  )
  expect(markupOf(linked('Te koop'))).toBe('<b>Te koop</b>')
  expect(drawn.splice(0)).toEqual(['Te koop,Contact', 'Te koop'])
})

test('keeps the newest ways only, so that odd addresses fill no memory', () => {
  markupOf(linked('first'))
  for (let number = 0; number < 200; number++) markupOf(linked(String(number)))
  drawn.splice(0)
  markupOf(linked('199'))
  markupOf(linked('first'))
  expect(drawn.splice(0)).toEqual(['first'])
})
