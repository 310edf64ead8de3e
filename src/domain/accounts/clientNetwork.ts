const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/** Writes an IPv6 address with all its groups: "::" stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  if (after === undefined) return groups(before)
  const [left, right] = [groups(before), groups(after)] as const
  const missing = Math.max(GROUPS - left.length - right.length, 0)
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right]
}

const withoutZeros = (group: string): string => group.replace(/^0+(?=.)/, '').toLowerCase()

/**
 * Returns the network of a client for rate limits: the /64 of an IPv6 address, which one customer
 * holds, however the address is written.
 */
export const clientNetworkOf = (address: string): string =>
  address.includes(':')
    ? groupsOf(address).slice(0, GROUPS_OF_NETWORK).map(withoutZeros).join(':')
    : address
