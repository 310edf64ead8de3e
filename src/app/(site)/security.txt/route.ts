import { findLanguages } from '@/data/site/routes'
import { findSettings } from '@/data/site/shell'
import { securityTxt } from '@/domain/site/securityTxt'
import { env } from '@/env'

export const dynamic = 'force-dynamic'

/** One day, and not until invalidated: the file contains an expiry date. */
const CACHING = 'public, max-age=86400'

/**
 * Names the contact for reports of vulnerabilities: the agency's security contact, or else its
 * email address.
 */
export async function GET(): Promise<Response> {
  const { inUse, main } = await findLanguages()
  const { securityContact, email, securityPolicy } = await findSettings(main)
  const contact = securityContact || email
  if (!contact) return new Response(null, { status: 404 })
  const languages = [main, ...inUse.filter((language) => language !== main)]
  const text = securityTxt(
    { email: contact, policy: securityPolicy, languages, siteUrl: env.SITE_URL },
    new Date(),
  )
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHING },
  })
}
