import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** The listings of a CRM that are on the site. */
export type LiveListings = {
  has: (key: string) => boolean
  /**
   * The units that a project has brought. `before` are those of its last answer, for units that were
   * imported before their project was kept with them.
   */
  unitsOf: (project: string, before: readonly string[]) => string[]
}

type Row = Record<string, unknown> & { key: string; project: string | null; isNamed: boolean }

/**
 * Reads which listings of a CRM are on the site, with the project that brought them. A unit of which
 * the CRM tells by itself stays when its project no longer has it.
 */
export async function findLiveListings(payload: Payload, feed: string): Promise<LiveListings> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select l.key, l.record ->> 'project' as project,
      exists (select from crm_estates e where e.feed = l.feed and e.key = l.key and not e.deleted) as "isNamed"
    from feed_links l where l.feed = ${feed}::uuid and not l.gone and l.property is not null`)
  const keys = new Set(rows.map(({ key }) => key))
  const units = rows.filter(({ isNamed }) => !isNamed)
  const unkept = new Set<string>()
  const byProject = new Map<string, string[]>()
  for (const { key, project } of units)
    if (project === null) unkept.add(key)
    else byProject.set(project, [...(byProject.get(project) ?? []), key])
  return {
    has: (key) => keys.has(key),
    unitsOf: (project, before) => [
      ...(byProject.get(project) ?? []),
      ...before.filter((key) => unkept.has(key)),
    ],
  }
}
