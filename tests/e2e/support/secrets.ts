import sharp from 'sharp'

/** What an agency enters and does not publish. No other number or word of the demo agency is like these. */
export const hiddenPrice = {
  publishPrice: false,
  price: 912_345,
  monthlyRent: 173_957,
  deposit: 521_871,
  rentalIncome: 208_748,
  requirementPrice: 876_321,
  priceUnitText: 'geheimprijs',
  agencyCost: 135_791,
  notaryFee: 987_123,
  registrationRight: 321_789,
  landValue: 456_123,
  constructionCost: 654_987,
}
export const hiddenAddress = {
  publishAddress: false,
  street: 'Verborgenstraat',
  houseNumber: '4711Q',
  boxNumber: '9173Z',
  latitude: 50.98765,
  longitude: 3.71234,
}

const GAP = String.raw`[.,'’_+\s]?`

/** An amount in any writing: 912345, 912.345, 912 345, 912,345. */
const amount = (value: number) =>
  new RegExp(`(?<!\\d)${String(value).replace(/\B(?=(\d{3})+$)/g, GAP)}(?!\\d)`)

const secrets: readonly (readonly [name: string, pattern: RegExp])[] = [
  ...Object.entries(hiddenPrice).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, amount(value)] as const] : [],
  ),
  ['priceUnitText', /geheimprijs/i],
  ['street', /verborgen[-\s]?straat/i],
  ['houseNumber', /4711q/i],
  ['boxNumber', /9173z/i],
  ['latitude', /50[.,]98[78]/],
  ['longitude', /(?<!\d)3[.,]712/],
]

const character = (code: string, base: number) => String.fromCodePoint(Number.parseInt(code, base))

/** Without the ways to write a character in HTML, JSON, addresses and PDF, and without ids and names that are made at random. */
const plain = (body: string): string =>
  body
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => character(code, 16))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => character(code, 16))
    .replace(/&#(\d+);/g, (_, code: string) => character(code, 10))
    .replace(/&nbsp;|%20|%C2%A0|%E2%80%AF/gi, ' ')
    .replaceAll('\0', '')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\b[\da-f]{12}(?=[.-])/gi, '')

/** The names of the secrets that a text tells. */
export const toldIn = (body: string): string[] => {
  const text = plain(body)
  return secrets.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
}

/** A photo that says where it was taken, in every way that cameras and programs write it. */
export const photoOfSecrets = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: {
        ImageDescription: 'Verborgenstraat 4711Q',
        Artist: 'Verborgenstraat',
        Copyright: '912345',
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '50/1 59/1 1554/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 42/1 4442/100',
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><d xmlns="Verborgenstraat 4711Q">50.98765 3.71234</d></x:xmpmeta>',
    )
    .toBuffer()
