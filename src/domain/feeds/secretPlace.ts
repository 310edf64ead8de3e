import { crmAddresses, isCrm, type FeedFormat } from './formats'

/** What says where the secret of a feed is sent. */
export type SecretUse = {
  format: FeedFormat
  address?: string | null | undefined
  header?: string | null | undefined
}

/** Says whether a feed sends a secret when it is read. */
export const sendsSecret = ({ format, header }: SecretUse): boolean =>
  isCrm(format) || (format === 'mapping' && Boolean(header))

const urlOf = ({ format, address }: SecretUse): URL | undefined => {
  const text = address || (isCrm(format) ? crmAddresses[format] : '')
  return URL.canParse(text) ? new URL(text) : undefined
}

/** Says whether the secret of one feed may be sent for another: to the same server, in the same way. */
export const isSamePlace = (one: SecretUse, other: SecretUse): boolean =>
  one.format === other.format && urlOf(one)?.origin === urlOf(other)?.origin

/** Says whether a secret is encrypted on its way. This machine, which only tests may ask, needs none. */
export function isEncrypted(use: SecretUse): boolean {
  const url = urlOf(use)
  return url === undefined || url.protocol === 'https:' || url.hostname === '127.0.0.1'
}
