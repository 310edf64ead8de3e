import { isDeepStrictEqual } from 'node:util'

import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'

import { missingForAdvertisement, type LegalStatement } from '@/domain/legal/required'
import { advertisedOf, shownContent, type ShownContent } from '@/domain/legal/shownContent'
import { joinStates, statesIn, type Period, type ShownState } from '@/domain/legal/shownStates'
import { daysFrom, instantAt } from '@/domain/viewings/times'

import { payload } from '../core/payload'
import type { ShownKind } from './shownSql'

const moment = z.coerce.date()
const stateRows = z.array(
  z.object({
    property: z.string(),
    kind: z.enum(['property', 'project']),
    reference: z.number().nullable(),
    from: moment,
    until: moment.nullable(),
    content: shownContent,
  }),
)
const reportRows = z.array(
  z.object({
    month: z.string(),
    reference: z.number().nullable(),
    delivery: z.string(),
    at: moment,
    content: z.unknown(),
  }),
)
const consentRows = z.array(
  z.object({
    form: z.string(),
    reference: z.number().nullable(),
    at: moment,
    version: z.string(),
    language: z.string().nullable(),
    assumed: z.boolean().nullable(),
    text: z.string().nullable(),
  }),
)

/** What the site showed between two moments, and what the law missed in it. */
export type RecordedState = ShownState<ShownContent> & { missing: readonly LegalStatement[] }

/** A property or a project with all that was shown of it. */
export type ShownProperty = {
  property: string
  kind: ShownKind
  reference: number | undefined
  states: RecordedState[]
}
export type SentReport = z.infer<typeof reportRows>[number]
export type GivenConsent = z.infer<typeof consentRows>[number]

type SQL = ReturnType<typeof sql>
const select = async (query: SQL): Promise<unknown[]> =>
  (await (await payload()).db.drizzle.execute(query)).rows

/** One property, or all of the agency. */
export type Scope = Period & { property: string | undefined }

const bounds = ({ first, last }: Period) => ({
  start: instantAt(first, '00:00').toISOString(),
  end: instantAt(daysFrom(last, 1), '00:00').toISOString(),
})

/** Finds the properties and projects of which the site showed anything in a period, those with the lowest reference first. */
export async function findShownProperties(scope: Scope): Promise<string[]> {
  const { start, end } = bounds(scope)
  const rows = await select(sql`
    select property from shown_states where shown_from < ${end} and coalesce(shown_until, 'infinity') > ${start}
      and (${scope.property ?? null}::uuid is null or property = ${scope.property ?? null}::uuid)
    group by property, kind order by kind desc, max(reference) nulls last, property`)
  return z
    .array(z.object({ property: z.string() }))
    .parse(rows)
    .map(({ property }) => property)
}

/** How a record is judged: until now where it is still shown, and by the words that the agency lists today. */
type Judging = { now: Date; excludingWords: readonly string[] }

/** What an advertisement lacked on the first or the last day on which it was shown like this. */
function missingIn(
  { from, until, content }: ShownState<ShownContent>,
  { now, excludingWords }: Judging,
): LegalStatement[] {
  if (content.status !== 'active') return []
  const ad = { ...advertisedOf(content), excludingWords }
  const moments = [from, until ?? now]
  return [...new Set(moments.flatMap((moment) => missingForAdvertisement(ad, moment)))]
}

/** Reads all that the site showed of a property or project in a period. */
export async function findShown(
  property: string,
  period: Period,
  judging: Judging,
): Promise<ShownProperty> {
  const rows = stateRows.parse(
    await select(sql`
      select property, kind, reference, shown_from as "from", shown_until as until, content from shown_states
      where property = ${property} order by shown_from, shown_until nulls last`),
  )
  const states = rows.map(({ from, until, content }) => ({
    from,
    until: until ?? undefined,
    content,
  }))
  return {
    property,
    kind: rows.at(-1)?.kind ?? 'property',
    reference: rows.at(-1)?.reference ?? undefined,
    states: statesIn(joinStates(states, isDeepStrictEqual), period).map((state) => ({
      ...state,
      missing: missingIn(state, judging),
    })),
  }
}

/**
 * Finds the reports that owners got, also about properties that were deleted since: the text of a
 * report names its properties, the relation ends with them.
 */
export async function findSentReports(scope: Scope): Promise<SentReport[]> {
  const { start, end } = bounds(scope)
  return reportRows.parse(
    await select(sql`
      select r.month, coalesce(p.reference, (select max(s.reference) from shown_states s where s.property = told.id))::int as reference,
        r.delivery::text as delivery, r.sent_at as at, r.content
      from reports r cross join lateral (
        select l.properties_id as id from reports_rels l
        where l.parent_id = r.id and l.path = 'properties' and l.properties_id is not null
        union
        select (s->>'property')::uuid from jsonb_array_elements(r.content->'sections') s where s ? 'property') told
      left join properties p on p.id = told.id
      where r.sent_at >= ${start} and r.sent_at < ${end}
        and (${scope.property ?? null}::uuid is null or told.id = ${scope.property ?? null}::uuid)
      order by r.month, reference`),
  )
}

/** Finds what visitors agreed to: the wording and the moment, without who they are. */
export async function findConsents(scope: Scope): Promise<GivenConsent[]> {
  const { start, end } = bounds(scope)
  const given = (table: SQL, form: SQL, reference: SQL, join: SQL) => sql`
    select ${form} as form, ${reference} as reference, c.consent_at as at, c.consent_version as version, c.consent_locale as language,
      c.consent_is_assumed as assumed, c.consent_text as text
    from ${table} c ${join} where c.consent_version is not null and c.consent_at >= ${start} and c.consent_at < ${end}`
  const ofProperty = sql`left join properties p on p.id = c.property_id`
  const enquiries = sql`${given(sql`enquiries`, sql`c.kind::text`, sql`p.reference::int`, ofProperty)}
    and (${scope.property ?? null}::uuid is null or c.property_id = ${scope.property ?? null}::uuid)`
  const whole = scope.property
    ? sql``
    : sql` union all ${given(sql`demands`, sql`'demand'`, sql`null::int`, sql``)} union all ${given(sql`subscribers`, sql`'newsletter'`, sql`null::int`, sql``)}`
  return consentRows.parse(await select(sql`${enquiries}${whole} order by at`))
}

/** When the record of what was shown begins; before that nothing is known. */
export async function findRecordStart(): Promise<Date | undefined> {
  const rows = await select(sql`select min(shown_from) as start from shown_states`)
  return z.array(z.object({ start: moment.nullable() })).parse(rows)[0]?.start ?? undefined
}
