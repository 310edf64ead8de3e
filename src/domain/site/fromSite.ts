type HeaderReader = { get: (name: string) => string | null }

const sameOrigin = (address: string | null, site: URL): boolean => {
  try {
    return address !== null && new URL(address).origin === site.origin
  } catch {
    return false
  }
}

/** Returns whether a page of this site sent it: browsers say so, and other sites cannot. */
export function isFromSite(headers: HeaderReader, site: URL): boolean {
  const fetched = headers.get('sec-fetch-site')
  if (fetched !== null) return fetched === 'same-origin'
  return (
    sameOrigin(headers.get('origin'), site) ||
    (headers.get('origin') === null && sameOrigin(headers.get('referer'), site))
  )
}
