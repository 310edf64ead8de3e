/** Ranges of IPv4 that no public server has: this machine, private and shared networks, test and multicast addresses. */
const closed4: readonly (readonly [base: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const numberOf4 = (address: string): number | undefined => {
  const parts = /^\d{1,3}(\.\d{1,3}){3}$/.test(address) ? address.split('.').map(Number) : []
  return parts.length === 4 && parts.every((part) => part <= 255) ? parts.reduce((sum, part) => sum * 256 + part, 0) : undefined
}

function isPublic4(address: string): boolean {
  const number = numberOf4(address)
  if (number === undefined) return false
  return closed4.every(([base, bits]) => Math.floor(number / 2 ** (32 - bits)) !== Math.floor((numberOf4(base) ?? 0) / 2 ** (32 - bits)))
}

/** The eight groups of an IPv6 address, the last two of which may be written as IPv4. */
function groupsOf(address: string): number[] | undefined {
  const tail = /(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  const inner = tail ? numberOf4(tail[2] ?? '') : undefined
  if (tail && inner === undefined) return undefined
  const text = tail && inner !== undefined ? `${tail[1]}${Math.floor(inner / 65_536).toString(16)}:${(inner % 65_536).toString(16)}` : address
  const [left = '', right, ...more] = text.split('::')
  if (more.length > 0) return undefined
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => (/^[\da-f]{1,4}$/i.test(group) ? parseInt(group, 16) : NaN)))
  const [head, end] = [parse(left), parse(right ?? '')]
  const groups = right === undefined ? head : [...head, ...Array.from({ length: Math.max(0, 8 - head.length - end.length) }, () => 0), ...end]
  return groups.length === 8 && groups.every((group) => !Number.isNaN(group)) ? groups : undefined
}

const embedded4 = (high = 0, low = 0): string => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** Only what is routed on the internet, and no IPv4 address of another kind wrapped into IPv6. */
function isPublic6(address: string): boolean {
  const groups = groupsOf(address.split('%')[0] ?? '')
  if (!groups) return false
  const [a = 0, b = 0, c = 0] = groups
  const isTranslated = a === 0x64 && b === 0xff9b && groups.slice(2, 6).every((group) => group === 0)
  if (isTranslated) return isPublic4(embedded4(groups[6], groups[7]))
  if (a === 0x2002) return isPublic4(embedded4(b, c))
  const isDocumentation = a === 0x2001 && (b === 0xdb8 || b < 0x200)
  return a >= 0x2000 && a < 0x4000 && !isDocumentation && a !== 0x3fff
}

/** Whether an IP address lies on the internet, and not inside the house or its network. */
export const isPublicAddress = (address: string): boolean => (address.includes(':') ? isPublic6(address) : isPublic4(address))
