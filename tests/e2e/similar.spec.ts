import { expect, test } from '@playwright/test'

import { readPage } from './support/html'
import { untilPage } from './support/staff'
import { studioOf } from './support/studio'

const numberOf = () => 1_000_000 + Math.floor(Math.random() * 8_000_000)

test('what staff pick as similar stands below a listing, alone if they want it so, and follows a change of the pick', async ({
  request,
  baseURL,
}) => {
  const studio = studioOf(request, baseURL)
  const [type] = await studio.find('property-types', 'where[webId][equals]=1')
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  const offered = {
    goal: 'sale',
    status: 'active',
    marquee: 'none',
    mainType: type?.id,
    city: city?.id,
    publishPrice: true,
    public: true,
    _status: 'published',
  }
  const reference = numberOf()
  const pick = numberOf()
  const address = `/nl/te-koop/gent/huis/${reference}/`
  const suggested = async () =>
    readPage(await (await request.get(address)).text()).links.filter(
      (href) => /\/\d{6,7}\/$/.test(href) && !href.includes(`/${reference}/`),
    )
  try {
    const picked = await studio.create('properties', {
      ...offered,
      reference: pick,
      title: 'Het gekozen huis',
      price: 123_123,
    })
    const id = await studio.create('properties', {
      ...offered,
      reference,
      title: 'Het bekeken huis',
      price: 900_900,
      similar: [picked],
      similarAutomatic: false,
    })
    await untilPage(request, address, (html) => html.includes('123.123'))
    expect(new Set(await suggested())).toEqual(new Set([`/nl/te-koop/gent/huis/${pick}/`]))

    await studio.change('properties', picked, { price: 124_124 })
    await untilPage(request, address, (html) => html.includes('124.124'))
    await studio.change('properties', id, { similarAutomatic: true })
    await expect.poll(async () => new Set(await suggested()).size).toBe(3)
    expect((await suggested())[0]).toBe(`/nl/te-koop/gent/huis/${pick}/`)

    await studio.change('properties', id, { similarAutomatic: false })
    await studio.change('properties', picked, { status: 'sold', marquee: 'sold' })
    await expect.poll(suggested).toEqual([])
  } finally {
    await studio.clear()
  }
})
