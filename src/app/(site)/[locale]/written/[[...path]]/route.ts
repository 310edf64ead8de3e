import { asOneRendering } from '@/data/core/rendering'
import { readQuery } from '@/i18n/query'
import { readFiltered, type FilteredParams } from '@/screens/filtered/readFiltered'

import { redirectResponse, writtenResponse } from '../../../writtenResponse'

/**
 * The pages of `filtered`, written without React: the same markup for less processor time. Only
 * rewrites lead to this address.
 */
export const dynamic = 'force-dynamic'

type Context = { params: Promise<FilteredParams> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  asOneRendering(async () => {
    const filtered = await readFiltered(await params, readQuery(new URL(request.url).search))
    return 'to' in filtered ? redirectResponse(filtered) : writtenResponse(filtered)
  })
