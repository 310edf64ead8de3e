/** Neighbours in IPv6 share what is given to one customer. */
export const household = (address: string): string => (address.includes(':') ? address.split(':').slice(0, 4).join(':') : address)
