import { personalHref } from '@/data/enquiries/personalPages'
import { supportedLanguage } from '@/data/site/routes'

export const noStore = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/**
 * The target of a link in an email. Programs that follow links change nothing: readers get a page
 * with a button.
 */
export async function redirectToPersonalPage(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = await supportedLanguage(searchParams.get('lang') ?? undefined)
  return new Response(null, {
    status: 303,
    headers: { ...noStore, Location: await personalHref(locale, searchParams.get('key') ?? '') },
  })
}
