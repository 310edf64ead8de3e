/**
 * Providers that ignore dots in the part before the @, and the names under which one of them
 * delivers to the same mailbox.
 */
const DOTLESS_DOMAINS = new Set(['gmail.com'])
const ALIAS_DOMAINS: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/** A domain as mail servers write it: "Café.be" is "xn--caf-dma.be". */
function domainOf(text: string): string {
  const written = text.toLowerCase().replace(/(?<!\.)\.+$/, '')
  const url = `http://${written}/`
  const hostname = URL.canParse(url) ? new URL(url).hostname : written
  return ALIAS_DOMAINS[hostname] ?? hostname
}

/**
 * The mailbox an address leads to, so that ways of writing one address count as one: capitals, what stands behind a plus,
 * dots where the provider ignores them, a domain in letters that are not ASCII. For counting only; mail goes to the address as
 * it was written.
 */
export function mailboxOf(address: string): string {
  const trimmed = address.trim()
  const at = trimmed.lastIndexOf('@')
  if (at < 0) return trimmed.toLowerCase()
  const domain = domainOf(trimmed.slice(at + 1))
  const [name = ''] = trimmed.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  return `${DOTLESS_DOMAINS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
