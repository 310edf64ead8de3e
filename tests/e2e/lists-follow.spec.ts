import { expect, test } from '@playwright/test'

import { untilPage } from './support/staff'
import { studioOf } from './support/studio'

test('a listing that is published, made cheaper, sold and withdrawn is so in lists at once', async ({
  request,
  baseURL,
}) => {
  const studio = studioOf(request, baseURL)
  const [type] = await studio.find('property-types', 'where[webId][equals]=1')
  const [city] = await studio.find('cities', 'where[zip][equals]=8000')
  const data = {
    title: 'Proefpand van de lijst',
    goal: 'rent',
    status: 'active',
    marquee: 'none',
    price: 4321,
    bedrooms: 9,
    public: true,
  }
  const id = await studio.create('properties', {
    ...data,
    mainType: type?.id,
    city: city?.id,
    _status: 'published',
  })
  try {
    const [made] = await studio.find('properties', `where[id][equals]=${id}`)
    const address = `/${String(made?.reference)}/`
    /** Below the list stands a module with what has just come, whatever is asked. */
    const holds = (html: string) => html.split('Net te huur gekomen')[0]?.includes(address) === true
    const change = (more: Record<string, unknown>) =>
      studio.change('properties', id, { _status: 'published', ...more })
    const list = '/nl/te-huur/'
    const cheap = '/nl/te-huur/?price_to=2000'
    await untilPage(request, list, holds)
    await untilPage(request, cheap, (html) => !holds(html))
    await change({ price: 1999 })
    await untilPage(request, cheap, holds)
    await untilPage(request, '/sitemap.xml', holds)
    await change({ marquee: 'rented', status: 'rented' })
    for (const path of [list, cheap, '/sitemap.xml'])
      await untilPage(request, path, (text) => !text.includes(address))
    await untilPage(request, `${cheap}&sold=1`, (html) => holds(html) && html.includes('Verhuurd'))
    expect((await request.get(`/property${address}`)).status(), 'its own page stays').toBe(200)
    await change({ status: 'cancelled' })
    for (const path of [list, cheap, `${cheap}&sold=1`, '/sitemap.xml'])
      await untilPage(request, path, (text) => !text.includes(address))
  } finally {
    await studio.clear()
  }
})
