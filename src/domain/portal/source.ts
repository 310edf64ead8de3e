import { isExternalLink } from '../site/links'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/\S*)?$/i

/**
 * Returns the link of a source when it is an address or a host; undefined when it is only a name.
 */
export function sourceHref(source: string): string | undefined {
  const text = source.trim()
  const href = HOST.test(text) ? `https://${text}` : text
  return /^https?:/i.test(href) && isExternalLink(href) ? href : undefined
}
