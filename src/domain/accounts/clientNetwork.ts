/**
 * Returns the network of a client for rate limits: the /64 of an IPv6 address, which one customer
 * holds.
 */
export const clientNetworkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
