import { BlockList, isIP } from 'node:net'

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Unwraps an IPv4 address written as IPv6, and removes a port that a proxy added. */
function unwrap(text: string): string {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return /^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address
}

function trustedList(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.trim().split('/')
    if (!isIP(address) || (bits !== undefined && !/^\d+$/.test(bits)))
      throw new Error(`TRUSTED_PROXIES: "${entry}" is no address and no range (10.0.0.0/8).`)
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/**
 * The address of the client: the other end of the connection, or, when that is a trusted proxy, the
 * last address in X-Forwarded-For that is not trusted. Addresses further left may be invented.
 */
export function createClientAddress(trusted: readonly string[]) {
  const list = trustedList(trusted)
  const isTrusted = (address: string | undefined): boolean => {
    const known = unwrap(address ?? '')
    return isIP(known) > 0 && list.check(known, family(known))
  }
  const addressOf = (
    socketAddress: string | undefined,
    forwardedFor: string | readonly string[] | undefined,
  ): string => {
    const hops = [forwardedFor ?? []].flat().join(',').split(',').map(unwrap).reverse()
    let address = unwrap(socketAddress ?? '')
    for (const hop of hops) {
      if (!isIP(address) || !list.check(address, family(address)) || !isIP(hop)) break
      address = hop
    }
    return address || 'unknown'
  }
  return { addressOf, isTrusted }
}
