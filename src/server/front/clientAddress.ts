import { BlockList, isIP } from 'node:net'

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address may come dressed as IPv6, and a proxy may add a port. */
function bare(text: string): string {
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
    if (!isIP(address) || (bits !== undefined && !/^\d+$/.test(bits))) throw new Error(`TRUSTED_PROXIES: "${entry}" is no address and no range (10.0.0.0/8).`)
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/**
 * Who asks: the address at the other end, or, when that is a proxy of the agency's own, the last address in
 * X-Forwarded-For that is not. What stands further left may be invented.
 */
export function createClientAddress(trusted: readonly string[]) {
  const list = trustedList(trusted)
  return (socketAddress: string | undefined, forwardedFor: string | readonly string[] | undefined): string => {
    const hops = [forwardedFor ?? []].flat().join(',').split(',').map(bare).reverse()
    let address = bare(socketAddress ?? '')
    for (const hop of hops) {
      if (!isIP(address) || !list.check(address, family(address)) || !isIP(hop)) break
      address = hop
    }
    return address || 'unknown'
  }
}
