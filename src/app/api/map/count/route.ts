import { readListRequest } from '@/data/catalogue/listRequest'
import { countList } from '@/data/catalogue/search/queryList'
import { forOneRequest } from '@/data/core/cache'
import { translate } from '@/i18n/translate'

export const dynamic = 'force-dynamic'

/** How many listings the chosen filters would show, and the words of the button that shows them. */
export const GET = (request: Request): Promise<Response> =>
  forOneRequest(async () => {
    const { query, scope, locale } = await readListRequest(new URL(request.url))
    const total = await countList(query, scope, locale)
    const label = translate(locale)('list.bar.show', { count: total })
    return Response.json({ total, label }, { headers: { 'Cache-Control': 'private, no-cache' } })
  })
