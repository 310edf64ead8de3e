/**
 * Adds the keys of a query that the address of a redirect lacks, such as those of a campaign.
 * `ownKeys` stay out: the redirect has used them already. An address outside the site
 * stays as it is.
 */
export function carryQuery(location: string, query: string, ownKeys: readonly string[]): string {
  if (!/^\/(?!\/)/.test(location)) return location
  const [, path = '', known = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(location) ?? []
  const params = new URLSearchParams(known)
  const missing = [...new URLSearchParams(query)].filter(
    ([key]) => key !== '' && !ownKeys.includes(key) && !params.has(key),
  )
  if (missing.length === 0) return location
  const added = new URLSearchParams(missing).toString()
  return `${path}${known.length > 1 ? `${known}&` : '?'}${added}${hash}`
}
