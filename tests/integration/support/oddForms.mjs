import fc from 'fast-check'

/** A form as a visitor fills it in. */
export const visitor = (at) => ({
  firstName: 'Emma',
  lastName: `Peeters ${at}`,
  email: `emma.${at}@visitor.test`,
  remark: `Vraag ${at}`,
})

/** So that no two of them are neighbours for whom one limit counts. */
export const addressOf = (at) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`

const evil = fc.constantFrom(
  "'; drop table enquiries; --",
  '<script>alert(1)</script>',
  'x\r\nBcc: victim@example.com',
  '{agencyPhone}{lastName}',
  '\u0000',
  '\ud800',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'a'.repeat(6000),
  '\u202e\u2028',
  '-1',
  '1e999',
  '[]',
  'null',
  'on',
)
const value = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), evil)
const own = [
  ...Object.keys(visitor(0)),
  'phone',
  'title',
  'page',
  'module',
  'proof',
  'fax',
  'ref',
  'project',
  'contactSlot',
]
const name = fc.oneof(fc.constantFrom(...own), fc.string(), evil)
/** @type {import('fast-check').Arbitrary<Record<string, string>>} */
const nothing = fc.constant({})
const fields = fc.array(fc.tuple(name, value), { maxLength: 30 })
const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
  '',
]
const headers = fc.oneof(nothing, fc.constantFrom(...types).map((one) => ({ 'Content-Type': one })), fc.constant({ 'Sec-Fetch-Site': 'cross-site' })) // prettier-ignore
const text = (list) => new URLSearchParams(list).toString()

const whole = fields.map((list) => ({
  body: text([...Object.entries(visitor(0)), ...list]),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
}))
const torn = fc.record({ body: fc.oneof(fc.string(), fc.uint8Array(), fields.map(text)), headers })

/** What programs and people send that is no form, or almost one. */
/** @typedef {{ body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> }} Sent */
/** @type {import('fast-check').Arbitrary<{ kind: string, lang: string, script: boolean, sent: Sent }>} */
export const oddForm = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constant('contact'), weight: 4 },
    fc.constantFrom('property', 'toString', '__proto__', '../contact'),
    fc.string(),
  ),
  lang: fc.oneof(
    fc.constantFrom('nl', 'fr', 'en', 'de', 'xx', ''),
    fc.string({ unit: 'grapheme' }),
  ),
  script: fc.boolean(),
  sent: fc.oneof(whole, torn),
})

/** Values that only the server knows. */
export const INSIDE =
  /\bat .+:\d+:\d+|node_modules|select .+ from|insert into|relation "|syntax error|ECONN|Error:/i
