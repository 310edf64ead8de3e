import zlib from 'node:zlib'

import { createRandom } from './random.mjs'
import { oddQuery, oddValue, ODD_TEXTS } from './values.mjs'

/** @import { Random } from './random.mjs' */
/** @import { World } from './world.mjs' */

const ROLES = /** @type {const} */ (['anonymous', 'owner', 'agent', 'editor', 'admin'])
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'get',
  'X'.repeat(40),
]
const FILES = [
  '/icon.svg',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/readyz',
  '/api/search/index?lang=nl',
  '/api/map/points?lang=nl',
  '/api/forms/challenge',
  '/api/payload-migrations',
  '/api/graphql',
  '/api/og',
  '/_next/image?url=x',
  '/_next/data/x.json',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/server-status',
  '/admin/login',
  '/admin/account',
  '/admin/collections/properties',
  '/admin/create-first-user',
  '/admin/logout',
  '/admin/forgot',
  '/admin/reset/x',
]
const ID = '01980000-0000-7000-8000-000000000000'

/** Slashes, dots, codes and letters that are read differently by different programs. @param {Random} random @param {string} target */
function bend(random, target) {
  const path = target.split('?')[0]
  return random.pick([
    () => `${path}/`, () => path.replace(/\/$/, ''), () => path.replace('/', '//'), () => path.toUpperCase(), () => `${path}%00`, () => `${path}/../..`, () => `${path};a=b`, () => `${path}.json`,
    () => `${path}%2e%2e%2f`, () => path.replaceAll('a', '%61'), () => `http://example.com${path}`, () => `${path}#x`, () => `${path}?`, () => `${path}\\`, () => `${path}%ff`, () => `${path}/${'a/'.repeat(300)}`,
    () => `/${path.split('/').reverse().join('/')}`, () => path.slice(0, random.below(path.length + 1)) || '/', () => '*', () => `${path}%0d%0aX-A:%20b`,
  ])() // prettier-ignore
}

/** Every `:param` and `[param]` filled with an id, a word or something odd. @param {Random} random @param {World} world @param {string} template */
const fill = (random, world, template) =>
  template.replace(/:\w+\??|\[+[^\]]*\]+/g, () => {
    const word = random.pick([ID, random.pick(world.ids) ?? ID, 'nl', 'contact', '1', '100201', '-', 'x', encodeURIComponent(random.pick(ODD_TEXTS).toWellFormed())])
    return word || 'x'
  }) // prettier-ignore

/** @param {Random} random @param {World} world */
function target(random, world) {
  const shape = random.pick(random.chance(0.8) ? world.collections : world.globals)
  const query = random.chance(0.5) ? oddQuery(random, shape.fields) : ''
  const address = random.pick([
    () => random.pick(world.pages), () => random.pick(world.pages), () => random.pick(world.files) ?? '/', () => random.pick(FILES), () => fill(random, world, random.pick(world.routes)),
    () => fill(random, world, random.pick(world.endpoints).path), () => `/api/${shape.slug}`, () => `/api/${shape.slug}/${random.pick(world.ids) ?? ID}`, () => `/api/${shape.slug}/${random.pick(['versions', 'count', 'access', 'login', 'me', 'unlock', 'init', 'first-register', 'refresh-token', 'duplicate', `versions/${ID}`, 'file/x', 'paste-url'])}`,
    () => `/api/globals/${shape.slug}`, () => `/admin/collections/${shape.slug}${random.pick(['', '/create', `/${ID}`, `/${ID}/versions`])}`, () => random.pick(world.forms) ?? '/api/forms/contact',
  ])() // prettier-ignore
  const bent = random.chance(0.12) ? bend(random, address) : address
  return query && !bent.includes('?') ? bent + query : bent
}

/** @param {Random} random @param {World} world @returns {{ type?: string, body: Buffer, encoding?: string }} */
function body(random, world) {
  const shape = random.pick(random.chance(0.8) ? world.collections : world.globals)
  const data = Object.fromEntries(
    random.several(6, () => [
      random.chance(0.8) ? random.pick(shape.fields) : random.pick(ODD_TEXTS),
      oddValue(random),
    ]),
  )
  const form = new URLSearchParams(random.several(8, () => [random.pick(['email', 'password', 'firstName', 'lastName', 'remark', 'proof', 'token', 'consent', random.pick(shape.fields)]), random.pick(ODD_TEXTS).toWellFormed()])) // prettier-ignore
  const part = (/** @type {string} */ name, /** @type {string} */ value) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = `--b\r\nContent-Disposition: form-data; name="file"; filename="${random.pick(['a.svg', 'a\0.png', '../x.jpg', 'a.php.jpg', `${'n'.repeat(300)}.png`, '\u202egpj.exe', ''])}"\r\nContent-Type: ${random.pick(['image/png', 'image/svg+xml', 'text/html', 'x'])}\r\n\r\n${random.pick(['<svg onload=alert(1)>', 'GIF89a', '\x89PNG\r\n\x1a\n', ''])}\r\n`
  const made = random.pick([
    () => ({ type: 'application/json', text: JSON.stringify(data) }),
    () => ({ type: 'application/json', text: JSON.stringify(data).slice(0, -1 - random.below(3)) }),
    () => ({ type: 'application/json', text: JSON.stringify(oddValue(random)) }),
    () => ({ type: 'application/json', text: '['.repeat(random.below(5_000)) }),
    () => ({ type: 'application/x-www-form-urlencoded', text: form.toString() }),
    () => ({ type: 'application/x-www-form-urlencoded', text: '%'.repeat(random.below(50)) + '&=&' }),
    () => ({ type: 'multipart/form-data; boundary=b', text: `${part('_payload', JSON.stringify(data))}${file}--b--\r\n` }),
    () => ({ type: 'multipart/form-data; boundary=b', text: `${part('a', 'b')}${file}` }),
    () => ({ type: random.pick(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="', 'multipart/mixed; boundary=b']), text: part('a', 'b') }),
    () => ({ type: random.pick(['text/plain', 'application/xml', 'image/png', 'x', '', 'application/json; charset=utf-99', 'application/json, text/html']), text: JSON.stringify(data) }),
    () => ({ type: undefined, text: random.pick(ODD_TEXTS) }),
  ])() // prettier-ignore
  const bytes = Buffer.from(made.text)
  const isPacked = random.chance(0.05)
  return {
    type: made.type,
    body: isPacked ? zlib.gzipSync(bytes) : bytes,
    ...(isPacked && { encoding: 'gzip' }),
  }
}

/** @param {Random} random */
const strangeHeader = (random) =>
  random.pick([
    ['Accept-Language', random.pick(['fr', '*', 'x'.repeat(3000), ',,,;q=', 'nl;q=abc'])], ['Accept-Encoding', random.pick(['br', 'gzip;q=0', '*', ';;;'])], ['Accept', random.pick(['application/json', 'text/html', '*/*;q=x', 'text/x-component'])],
    ['Cookie', random.pick(['language=xx', '__prerender_bypass=1', '__next_preview_data=x', 'hestia-token=x.y.z', 'a'.repeat(4000), ';;;=', 'language="'])], ['Range', random.pick(['bytes=0-10', 'bytes=99999999-', 'bytes=-1', 'bytes=a-b', 'bytes=0-0,2-3,5-9'])],
    ['If-None-Match', random.pick(['*', '"x"', 'W/"', ',,,'])], ['If-Modified-Since', 'never'], ['X-Forwarded-For', random.pick(['127.0.0.1', '::1, 1.2.3.4', "'", 'x'.repeat(2000)])], ['X-Forwarded-Host', 'evil.example'], ['Forwarded', 'for=1;host=evil.example'],
    ['X-HTTP-Method-Override', random.pick(['GET', 'DELETE', 'x'])], ['X-Payload-HTTP-Method-Override', random.pick(['GET', 'x'])], ['Next-Action', random.pick(['x', 'a'.repeat(40), '00'.repeat(21)])], ['RSC', '1'], ['Next-Router-State-Tree', random.pick(['%5B%5D', '[', '%'])], ['Next-Router-Prefetch', '1'], ['x-middleware-subrequest', 'proxy:proxy:proxy'],
    ['Origin', random.pick(['http://evil.example', 'null', ''])], ['Sec-Fetch-Site', random.pick(['cross-site', 'same-origin', 'none', 'x'])], ['Referer', random.pick(['http://evil.example/', 'x'])], ['Authorization', random.pick(['JWT x.y.z', 'Bearer ', 'Basic Og==', 'users API-Key x'])], ['Expect', random.pick(['100-continue', 'x'])],
    ['Transfer-Encoding', random.pick(['gzip', 'chunked, chunked'])], ['Upgrade', 'websocket'], ['TE', 'trailers'], ['Host', 'second.example'], ['Purpose', 'prefetch'], ['X-Test', 'y'.repeat(random.below(9000))],
  ]) // prettier-ignore

/**
 * The request of one number: the same number and seed make the same request again.
 * @param {number} seed
 * @param {number} number
 * @param {World} world
 * @param {{ host: string, cookies: Readonly<Record<string, string>>, isGentle?: boolean }} way isGentle: those who are logged in only read, or write where nothing is
 */
export function requestOf(seed, number, world, { host, cookies, isGentle = false }) {
  const random = createRandom(seed ^ Math.imul(number + 1, 0x9e3779b1))
  const role = random.pick(ROLES)
  const cookie = cookies[role]
  const isBodied = random.chance(0.45)
  const wanted = isBodied
    ? random.pick(['POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'GET'])
    : random.pick(METHODS)
  const method =
    isGentle && cookie !== undefined && !/^(?:GET|HEAD|OPTIONS)$/i.test(wanted) ? 'GET' : wanted
  const isDemoted = method !== wanted
  const sent = isBodied && !isDemoted ? body(random, world) : undefined
  const headers = /** @type {[string, string][]} */ ([
    ['Host', random.chance(0.97) ? host : random.pick(['evil.example', '', 'localhost:1', `${host}.`])],
    ['Connection', 'close'],
    ...(cookie ? [['Cookie', cookie]] : []),
    ...(random.chance(0.8) ? [['Origin', `http://${host}`], ['Sec-Fetch-Site', 'same-origin']] : []),
    ...(random.chance(0.5) ? random.several(2, () => strangeHeader(random)) : []),
    ...(sent?.type === undefined ? [] : [['Content-Type', sent.type]]),
    ...(sent?.encoding ? [['Content-Encoding', sent.encoding]] : []),
    ...(sent ? [['Content-Length', String(sent.body.length)]] : []),
  ]) // prettier-ignore
  return {
    role,
    method,
    target: target(random, world).replace(/[\s]/g, '%20'),
    headers,
    body: sent?.body,
  }
}
