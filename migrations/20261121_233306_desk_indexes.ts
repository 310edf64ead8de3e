import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The dashboard sums the visits of two weeks: days are written one after the other, so a small index finds them. And it looks for
 * inspections that run out, as it does for the other papers.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "property_visits_day" ON "property_visits" USING brin ("day") WITH (pages_per_range = 16);
    CREATE INDEX "properties_electrical_end" ON "properties" ("electrical_date") WHERE "_status" = 'published' AND "status" = 'active';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "properties_electrical_end";
    DROP INDEX "property_visits_day";
  `)
}
