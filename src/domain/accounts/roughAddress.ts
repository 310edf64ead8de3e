/**
 * Returns an IP address without its last part: enough to recognise an office, too little to track a
 * person.
 */
export function roughAddress(address: string): string | undefined {
  const ipv4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)
  if (ipv4) return ipv4[1]
  if (!/^[\da-f:]+$/i.test(address) || !address.includes(':')) return undefined
  const groups = (address.split('::')[0] ?? '').split(':').filter(Boolean).slice(0, 3)
  return groups.length > 0 ? groups.join(':') : undefined
}
