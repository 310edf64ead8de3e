import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whether a listing is on offer, beside what lists are asked of. Rows that are there get it at once, by the rule of
 * `src/domain/availability.ts` on that day; later ones are written by `src/data/search/keep.ts`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "property_search" ADD COLUMN "is_offered" boolean NOT NULL DEFAULT true;
    UPDATE "property_search" s SET "is_offered" = false FROM "properties" p
      WHERE p."id" = s."id" AND (p."marquee"::text IN ('sold', 'rented') OR p."status"::text IN ('sold', 'rented') OR p."unit_status"::text = 'sold');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "property_search" DROP COLUMN "is_offered"`)
}
