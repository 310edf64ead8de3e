import type { Payload } from 'payload'

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type OddRequest = { method: string; path: string; body?: string; type: string }

const UNKNOWN = '01980000-0000-7000-8000-000000000000'
const deep = (levels: number, inside: string) =>
  '{"and":['.repeat(levels) + inside + ']}'.repeat(levels)

const ids = [
  UNKNOWN,
  'versions',
  '1',
  'abc',
  "'; drop table users--",
  '%00',
  '%zz',
  '..',
  'null',
  'count',
  '{}',
  'x'.repeat(300),
]
const sorts = [
  'id',
  '-createdAt',
  'contact.hash',
  'agent.salt',
  'version.hash',
  'parent',
  'title',
  'a.b.c.d',
  '',
  ',',
  'id,,',
  '-',
  'sizes.w100.url',
  '__proto__',
  'id;select 1',
  'x'.repeat(500),
]
const values = [
  '1',
  'abc',
  '',
  'true',
  'null',
  '%00',
  '2026-99-99',
  '99999999999999999999',
  '-1',
  '1e309',
  'NaN',
  "'",
  '"',
  '%',
  '[]',
  '{}',
  'a,b',
  UNKNOWN,
]
const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'like',
  'not_like',
  'contains',
  'exists',
  'greater_than',
  'less_than_equal',
  'near',
  'within',
  'all',
  'intersects',
  'foo',
  '__proto__',
  '',
]
const odd: readonly unknown[] = [
  null, true, 0, -1, 1e300, '', 'abc', '\u0000', 'a\u0000b', '<script>alert(1)</script>', 'x'.repeat(10_000), [], {}, [[]], [null], [1], ['a'], [{}], [{ blockType: 'nothing' }],
  { root: null }, { root: { children: 'no' } }, { root: { children: [{ type: 'none' }] } }, { id: 1 }, { relationTo: 'users', value: 1 }, { value: [] }, { nl: 'a', fr: 'b' },
  { toString: 1 }, { length: -1 }, '2026-13-45', '9'.repeat(400), UNKNOWN, [UNKNOWN, UNKNOWN], 'toString', '__proto__',
] // prettier-ignore

const mediaNames = [
  'x.webp',
  '%2e%2e%2fpayload.config.ts',
  '..%2f..%2fetc%2fpasswd',
  '%00.png',
  'a'.repeat(255),
  '.',
  'CON',
  '%e2%80%aegnp.exe',
  'a.webp?prefix=../..',
  '-',
  '%zz.png',
]

/** Requests as no screen of the studio sends them, over all collections, globals and operations. */
export function createOddRequests(payload: Payload, seed: number, known: Record<string, string>) {
  const random = randomFrom(seed)
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[Math.floor(random() * list.length)]
    if (item === undefined && !list.includes(item as Item))
      throw new Error('Nothing to choose from')
    return item as Item
  }
  const { collections, globals } = payload.config
  const fieldNames = (slug: string) => {
    const entity =
      collections.find((one) => one.slug === slug) ?? globals.find((one) => one.slug === slug)
    return [
      ...(entity?.flattenedFields.map(({ name }) => name) ?? []),
      'id',
      'nothing',
      'createdAt',
    ]
  }

  const condition = (slug: string) =>
    `where[${pick(fieldNames(slug))}][${pick(operators)}]=${pick(values)}`
  const parts: readonly ((slug: string) => string)[] = [
    condition,
    condition,
    (slug) => `where[or][0][${pick(fieldNames(slug))}][${pick(operators)}]=${pick(values)}`,
    (slug) =>
      `where[${pick(fieldNames(slug))}.${pick(['hash', 'name', 'id', 'x.y.z', 'nl'])}][equals]=${pick(values)}`,
    () => `where[a][b][c][d][e][f]=1`,
    () =>
      `where=${encodeURIComponent(pick(['{', 'null', '[]', '"a"', '1', '{"id":null}', '{"and":{"x":1}}', '{"or":[null]}', deep(40, '{}')]))}`,
    () => `where[and]=${pick(values)}`,
    () => `where[id][in][${pick(['0', '9999', 'x'])}]=${pick(values)}`,
    (slug) => `sort=${pick([...sorts, ...fieldNames(slug)])}`,
    (slug) => `sort=${pick(fieldNames(slug))}.${pick(['hash', 'id', 'name', 'nl'])}`,
    () => `sort[x]=1`,
    () => `limit=${pick(['0', '1', '-1', '1e9', '99999999999', 'abc', '1.5', ''])}`,
    () => `page=${pick(['0', '1', '-1', '99999999999999', 'x', ''])}`,
    () => `depth=${pick(['0', '3', '-1', '100', 'x', '%00'])}`,
    () => `locale=${pick(['nl', 'fr', 'all', '*', 'xx', '%00', "'", ''])}`,
    () => `locale[x]=nl`,
    () => `fallbackLocale=${pick(['nl', 'none', 'xx', 'null', '[]'])}`,
    () => `fallbackLocale[x][y]=nl`,
    () => `draft=${pick(['true', 'x', ''])}`,
    () => `trash=true`,
    () => `pagination=false`,
    (slug) => `select[${pick(fieldNames(slug))}]=${pick(['true', 'false', 'x'])}`,
    (slug) => `select[${pick(fieldNames(slug))}][x][y]=true`,
    () => `select=${pick(values)}`,
    () => `populate[${pick(['users', 'owners', 'x'])}][${pick(['hash', 'email'])}]=true`,
    () => `populate=${pick(values)}`,
    () => `joins=${pick(values)}`,
    (slug) =>
      `joins[${pick(fieldNames(slug))}][sort]=hash&joins[${pick(fieldNames(slug))}][limit]=-1`,
    () => `data=${encodeURIComponent(pick(['{', 'null', '[]', '{}']))}`,
    () => `%zz=%zz`,
    () => `__proto__[x]=1&constructor[prototype][y]=2`,
    () => `${'a[]=1&'.repeat(200)}b=1`,
    () => `uploadEdits[crop][x]=${pick(values)}&uploadEdits[crop][width]=abc`,
    () => `autosave=true&draft=true`,
    () => `publishSpecificLocale=xx`,
    () => `publishAllLocales=true`,
  ]
  const query = (slug: string) =>
    Array.from({ length: Math.floor(random() * 4) }, () => pick(parts)(slug)).join('&')

  const idOf = (slug: string) =>
    random() < 0.5 ? (known[slug] ?? UNKNOWN) : encodeURI(pick(ids)).replaceAll('%25', '%')
  const suffixes: readonly [method: string, path: (slug: string) => string][] = [
    ['GET', () => ''], ['GET', () => ''], ['GET', () => ''], ['GET', () => '/count'], ['GET', () => '/versions'], ['GET', (slug) => `/versions/${idOf(slug)}`],
    ['GET', (slug) => `/${idOf(slug)}`], ['POST', () => ''], ['POST', () => ''], ['POST', (slug) => `/${idOf(slug)}/duplicate`], ['POST', (slug) => `/versions/${idOf(slug)}`],
    ['POST', (slug) => `/access/${idOf(slug)}`], ['PATCH', (slug) => `/${idOf(slug)}`], ['PATCH', (slug) => `/${idOf(slug)}`], ['PATCH', () => ''], ['PUT', (slug) => `/${idOf(slug)}`],
    ['DELETE', () => `/${pick(ids.slice(0, 6))}`], ['DELETE', () => ''], ['GET', () => '/nothing/at/all'], ['OPTIONS', () => ''], ['GET', () => `/file/${pick(mediaNames)}`],
  ] // prettier-ignore
  const globalSuffixes: readonly [method: string, path: () => string][] = [
    ['GET', () => ''], ['POST', () => ''], ['POST', () => '/access'], ['GET', () => '/versions'], ['GET', () => `/versions/${pick(ids)}`], ['POST', () => `/versions/${UNKNOWN}`], ['PATCH', () => ''],
  ] // prettier-ignore

  const bodyOf = (slug: string): Pick<OddRequest, 'body' | 'type'> => {
    const named = Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 5) }, () => [
        pick(fieldNames(slug)),
        pick(odd),
      ]),
    )
    const type = 'application/json'
    const boundary = 'multipart/form-data; boundary=x'
    const form = (inside: string) => ({ type: boundary, body: `--x\r\n${inside}\r\n--x--\r\n` })
    return pick([
      { type, body: JSON.stringify(named) },
      { type, body: JSON.stringify(named) },
      { type, body: JSON.stringify(named) },
      { type, body: JSON.stringify({ ...named, _status: pick(['draft', 'published', 'x', 1]) }) },
      {
        type,
        body: pick([
          '',
          '{',
          'null',
          '[]',
          '"a"',
          '1',
          '[null]',
          '\u0000',
          '{"a":'.repeat(500) + '1' + '}'.repeat(500),
        ]),
      },
      { type: 'multipart/form-data', body: 'x' },
      { type: 'multipart/form-data; boundary=', body: 'x' },
      { type: boundary, body: '--y\r\n' },
      { type: boundary, body: '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{' },
      form('Content-Disposition: form-data; name="_payload"\r\n\r\n{broken'),
      form(`Content-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(named)}`),
      form(
        'Content-Disposition: form-data; name="file"; filename="a%00.png"\r\nContent-Type: image/png\r\n\r\nx',
      ),
      form(
        'Content-Disposition: form-data; name="file"; filename="../../x.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg onload="x" />',
      ),
      form('Content-Disposition: form-data; name="file"\r\n\r\n{"filename":"x"}'),
      form('Content-Disposition: form-data; name="file"\r\n\r\nnull'),
      form('nothing'),
      { type: 'application/x-www-form-urlencoded', body: 'a=b&c[d]=e' },
      { type: 'text/plain', body: 'x' },
    ])
  }

  return (): OddRequest => {
    if (random() < 0.15) {
      const slug = pick([...globals.map((one) => one.slug), 'nothing'])
      const [method, path] = pick(globalSuffixes)
      return {
        method,
        path: `/globals/${slug}${path()}?${query(slug)}`,
        ...(method === 'GET' ? { type: 'application/json' } : bodyOf(slug)),
      }
    }
    const slug = pick([
      ...collections.map((one) => one.slug),
      'payload-jobs',
      'nothing',
      '%00',
      'graphql',
      'access',
    ])
    const [method, path] = pick(suffixes)
    const end = path(slug)
    // Who asks stays who they are: a session that ends by chance would leave the rest of the requests to a stranger.
    const isAccount = slug === 'users' || slug === 'owners'
    const isMass =
      (method === 'PATCH' || method === 'DELETE') && (end === '' || end === `/${known[slug]}`)
    const address = isAccount && isMass ? `/${slug}/${UNKNOWN}` : `/${slug}${end}`
    const withoutBody = ['GET', 'DELETE', 'OPTIONS'].includes(method)
    return {
      method,
      path: `${address}?${query(slug)}`,
      ...(withoutBody ? { type: 'application/json' } : bodyOf(slug)),
    }
  }
}
