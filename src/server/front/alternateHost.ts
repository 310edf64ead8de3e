/**
 * Whether the host is the site's with or without `www.`: it is redirected to the site's own. Every
 * other name gets full answers.
 */
export function isAlternateHost(host: string | undefined, { host: siteHost }: URL): boolean {
  return (
    host !== undefined &&
    host !== siteHost &&
    (host.toLowerCase() === `www.${siteHost}` || `www.${host.toLowerCase()}` === siteHost)
  )
}
