/** A small feed for the picture of an import. */
const kyero = `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${[
  1, 2, 3,
]
  .map(
    (
      n,
    ) => `<property><id>K-${n}</id><ref>K-${n}</ref><price>${290_000 + n * 20_000}</price><currency>EUR</currency><price_freq>sale</price_freq>
  <type>Villa</type><town>${n === 3 ? 'Gent' : 'Torre de la Horadada'}</town><postcode>${n === 3 ? '0000' : '03191'}</postcode>
  <country>${n === 3 ? 'Belgium' : 'Spain'}</country><beds>3</beds><title><nl>Villa ${n}</nl></title></property>`,
  )
  .join('')}</root>`

/** Has several properties, with a history. */
const OWNER = 'familie.verhaeghe@example.com'

const tab = (page, at) => page.locator('.tabs-field__tab-button').nth(at).click()

const apartment = async (studio) => {
  const [type] = await studio.find('property-types', 'where[webId][equals]=2')
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  const facts = {
    title: 'Appartement aan de Coupure',
    goal: 'sale',
    status: 'active',
    marquee: 'none',
    mainType: type.id,
    city: city.id,
  }
  return studio.create('properties', {
    ...facts,
    street: 'Coupure',
    houseNumber: '12',
    price: 325_000,
    epcValue: 92,
  })
}

const first = async (studio, collection, where) =>
  `collections/${collection}/${(await studio.find(collection, where))[0]?.id}`

/** What the pictures of the README show. The studio has no part in the first. */
export const readmeScenes = [
  {
    name: 'site',
    at: () => '/en/',
    wait: 'main h1',
    prepare: async (page) => {
      const consent = page.getByRole('dialog')
      await consent.getByRole('button').first().click()
      await consent.waitFor({ state: 'hidden' })
    },
  },
  { name: 'studio', at: () => '', wait: '.hestia-card' },
  {
    name: 'portal',
    wait: 'main h1',
    at: async (studio) => {
      const [owner] = await studio.find('owners', `where[email][equals]=${OWNER}`)
      await studio.seeAs(owner.id)
      return '/en/portal/'
    },
    // The bar is for staff: owners have none.
    prepare: (page) => page.locator('aside.sticky').evaluate((bar) => bar.remove()),
  },
]

/**
 * What each picture of the guide shows: where in the studio, and what is clicked before. `wait` is
 * the selector that appears when the screen is ready; what a scene creates is removed after its
 * picture. `marks` says where one presses: the number of the step in the guide, or none, and the place.
 */
export const scenes = [
  {
    name: 'dashboard',
    at: () => '',
    wait: '.hestia-card',
    marks: [
      ['', '.nav-toggler >> nth=0'],
      ['', '.hestia-help >> nth=0'],
    ],
  },
  {
    name: 'addPage',
    wait: '#field-title',
    at: (studio) => first(studio, 'pages', 'where[kind][equals]=home'),
    prepare: (page) => tab(page, 1),
    marks: [
      ['2', '.tabs-field__tab-button >> nth=1'],
      ['3', '#action-save'],
      ['4', '.doc-tabs a[href$="/languages"]'],
    ],
  },
  {
    name: 'changePopup',
    at: () => 'globals/popup',
    wait: '#field-title',
    marks: [['2', '#action-save']],
  },
  {
    name: 'underOption',
    at: () => 'collections/properties',
    wait: '.hestia-progress',
    prepare: (page) => page.locator('tbody tr').nth(1).getByRole('button').first().click(),
    marks: [
      ['2', '.search-filter'],
      ['3', 'tbody tr >> nth=1 >> .hestia-quick'],
    ],
  },
  {
    name: 'publishApartment',
    wait: '.hestia-gaps',
    at: async (studio) => `collections/properties/${await apartment(studio)}`,
    prepare: (page) => tab(page, 6),
    marks: [
      ['3', '.hestia-to-field >> nth=0'],
      ['5', '#action-save'],
    ],
  },
  {
    name: 'pictures',
    wait: '.tabs-field__tab-button',
    at: (studio) => first(studio, 'properties', 'where[reference][equals]=100234'),
    prepare: async (page) => {
      await tab(page, 7)
      await page.locator('.cms-album .thumbnail img').nth(3).waitFor()
    },
    marks: [
      ['1', '#field-pictures .upload__createNewToggler >> nth=0'],
      ['2', '.upload--has-many__drag >> nth=1'],
      ['3', '.upload-relationship-details__edit >> nth=0'],
    ],
  },
  {
    name: 'answerLead',
    wait: '.hestia-answer',
    at: (studio) =>
      first(
        studio,
        'enquiries',
        'where[language][equals]=fr&where[email][exists]=true&sort=-receivedAt',
      ),
    prepare: (page) => page.locator('.hestia-answer').scrollIntoViewIfNeeded(),
    marks: [
      ['2', '.hestia-answer textarea'],
      ['3', '.hestia-answer .btn--style-primary'],
    ],
  },
  {
    name: 'translateHome',
    at: async (studio) => `${await first(studio, 'pages', 'where[kind][equals]=home')}/languages`,
    wait: 'textarea',
    marks: [['3', 'textarea >> nth=0']],
  },
  {
    name: 'scheduleArticle',
    at: (studio) => first(studio, 'articles', 'sort=-createdAt'),
    wait: '#field-publishAt',
    marks: [
      ['2', '#field-publishAt'],
      ['3', '#action-save-draft'],
    ],
  },
  {
    name: 'reorderMenu',
    at: () => 'menus-tree',
    wait: '.hestia-tree',
    marks: [['2', '.hestia-tree__row >> nth=1']],
  },
  {
    name: 'importFeed',
    wait: '.hestia-feed',
    at: async (studio) =>
      `collections/feeds/${await studio.create('feeds', { name: 'Costa Blanca', format: 'kyero', schedule: 'none', share: 10 })}`,
    prepare: async (page) => {
      await page
        .locator('.hestia-feed input[type=file]')
        .setInputFiles({ name: 'bron.xml', mimeType: 'text/xml', buffer: Buffer.from(kyero) })
      await page.locator('.hestia-feed-counts').waitFor()
    },
    marks: [
      ['2', '.hestia-feed .btn >> nth=0'],
      ['4', '.hestia-feed .btn--style-primary'],
    ],
  },
  {
    name: 'inviteOwner',
    at: (studio) => first(studio, 'owners', 'where[email][equals]=nathalie.dubois@example.com'),
    wait: '.hestia-findings',
    marks: [['3', '.hestia-findings .btn >> nth=0']],
  },
]
