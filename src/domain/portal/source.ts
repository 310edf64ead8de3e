import { isExternalLink } from '../links'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/\S*)?$/i

/** Where a source leads when staff wrote an address, in full or by its host; nothing when it is only a name. */
export function sourceHref(source: string): string | undefined {
  const written = source.trim()
  const href = HOST.test(written) ? `https://${written}` : written
  return /^https?:/i.test(href) && isExternalLink(href) ? href : undefined
}
