/**
 * Ranges of IPv4 that no public server has: this machine, private and shared networks, test and
 * multicast addresses.
 */
const RESERVED_IPV4: readonly (readonly [base: string, bits: number])[] = [
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

const ipv4Number = (address: string): number | undefined => {
  const parts = /^\d{1,3}(\.\d{1,3}){3}$/.test(address) ? address.split('.').map(Number) : []
  return parts.length === 4 && parts.every((part) => part <= 255)
    ? parts.reduce((sum, part) => sum * 256 + part, 0)
    : undefined
}

function isPublicIpv4(address: string): boolean {
  const number = ipv4Number(address)
  if (number === undefined) return false
  return RESERVED_IPV4.every(
    ([base, bits]) =>
      Math.floor(number / 2 ** (32 - bits)) !==
      Math.floor((ipv4Number(base) ?? 0) / 2 ** (32 - bits)),
  )
}

/** The eight groups of an IPv6 address, the last two of which may be written as IPv4. */
function groupsOf(address: string): number[] | undefined {
  const tail = /^([^.]*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  const embedded = tail ? ipv4Number(tail[2] ?? '') : undefined
  if (tail && embedded === undefined) return undefined
  const text =
    tail && embedded !== undefined
      ? `${tail[1]}${Math.floor(embedded / 65_536).toString(16)}:${(embedded % 65_536).toString(16)}`
      : address
  const [left = '', right, ...more] = text.split('::')
  if (more.length > 0) return undefined
  const parse = (part: string) =>
    part === ''
      ? []
      : part.split(':').map((group) => (/^[\da-f]{1,4}$/i.test(group) ? parseInt(group, 16) : NaN))
  const head = parse(left)
  const tailGroups = parse(right ?? '')
  const groups =
    right === undefined
      ? head
      : [
          ...head,
          ...Array.from({ length: Math.max(0, 8 - head.length - tailGroups.length) }, () => 0),
          ...tailGroups,
        ]
  return groups.length === 8 && groups.every((group) => !Number.isNaN(group)) ? groups : undefined
}

const embeddedIpv4 = (high = 0, low = 0): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** Only what is routed on the internet, and no IPv4 address of another kind wrapped into IPv6. */
function isPublicIpv6(address: string): boolean {
  const groups = groupsOf(address.split('%')[0] ?? '')
  if (!groups) return false
  const [a = 0, b = 0, c = 0] = groups
  const isTranslated =
    a === 0x64 && b === 0xff9b && groups.slice(2, 6).every((group) => group === 0)
  if (isTranslated) return isPublicIpv4(embeddedIpv4(groups[6], groups[7]))
  if (a === 0x2002) return isPublicIpv4(embeddedIpv4(b, c))
  const isDocumentation = a === 0x2001 && (b === 0xdb8 || b < 0x200)
  return a >= 0x2000 && a < 0x4000 && !isDocumentation && a !== 0x3fff
}

/** Returns whether an IP address is on the public internet and not in a private network. */
export const isPublicAddress = (address: string): boolean =>
  address.includes(':') ? isPublicIpv6(address) : isPublicIpv4(address)
