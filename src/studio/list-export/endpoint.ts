import {
  Forbidden,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload'

import { editors } from '@/access/rules'
import { csv } from '@/domain/lib/csv'
import { writeAuditLine } from '@/fields/audit'
import { localeOf, type Locale } from '@/i18n/locales'

import { fieldText, findNames } from '../fieldText'
import { labelIn } from '../labels'

/** The columns of each list that can be exported: names of fields. */
const exportedColumns = {
  owners:
    'title firstName lastName email phone street zip city language manager monthlyReport lastLoginAt',
  demands:
    'title firstName lastName email phone language status frequency goal types cities provinces regions priceMin priceMax bedroomsMin areaMin epc onlyNew has nearCity nearKm confirmedAt',
  // In the order in which they came, with the choice and its reason: who was let in first must be clear.
  appointments:
    'createdAt property firstName lastName email phone status start outcome isChosen choiceReason agent',
  subscribers: 'email status language confirmedAt source',
} as const satisfies Partial<Record<CollectionSlug, string>>
type ExportedList = keyof typeof exportedColumns

/** Rows of one export. A longer list is filtered first. */
const MAX_ROWS = 50_000

/** The conditions of the list: its filters, and what is typed in its search field. */
function whereIn(req: PayloadRequest, slug: ExportedList): Where {
  const { where, search } = req.query
  const { listSearchableFields = [] } = req.payload.collections[slug].config.admin
  const filters = typeof where === 'object' && where !== null ? [where as Where] : []
  const typed =
    typeof search === 'string' && search !== ''
      ? [{ or: listSearchableFields.map((field) => ({ [field]: { like: search } })) }]
      : []
  return { and: [...filters, ...typed] }
}

/** Reads the list as a table with headings, in the language of the colleague. */
async function tableOf(
  req: PayloadRequest,
  slug: ExportedList,
  locale: Locale,
): Promise<string[][]> {
  const { flattenedFields } = req.payload.collections[slug].config
  const columns = exportedColumns[slug]
    .split(' ')
    .flatMap((name) => flattenedFields.find((field) => field.name === name) ?? [])
  const { docs } = await req.payload.find({
    collection: slug,
    where: whereIn(req, slug),
    sort: 'createdAt',
    limit: MAX_ROWS,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  const rows = docs.map((doc): Record<string, unknown> => ({ ...doc }))
  const names = await findNames(
    req,
    rows.map((row) => [columns, row] as const),
    locale,
  )
  const headings = columns.map((field) =>
    labelIn('label' in field ? field.label : undefined, locale, field.name),
  )
  const lines = rows.map((row) =>
    columns.map((field) => {
      const value = row[field.name]
      return value === undefined || value === null ? '' : fieldText(field, value, { locale, names })
    }),
  )
  return [headings, ...lines]
}

/** `GET /api/{list}/export-list`: the list as CSV, with the filters that it is shown with. */
export const exportOf = (slug: ExportedList): Endpoint => ({
  path: '/export-list',
  method: 'get',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const table = await tableOf(req, slug, localeOf(req.i18n.language))
    await writeAuditLine(req, {
      action: 'list_exported',
      about: { collection: slug, id: slug },
      details: { rows: table.length - 1 },
    })
    const name = `${slug}-${new Date().toISOString().slice(0, 10)}.csv`
    return new Response(csv(table), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
})
