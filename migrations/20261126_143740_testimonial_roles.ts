import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who a client is, such as "Sold their home in Ghent", is written in each language. Every language that a testimonial has begins
 * with the text that it showed. The column of before stays, because the release before reads it.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials_locales" ADD COLUMN "posted_by" varchar;
  -- locks: an agency has tens of testimonials.
  UPDATE "testimonials_locales" SET "posted_by" = "testimonials"."posted_by"
  FROM "testimonials"
  WHERE "testimonials"."id" = "testimonials_locales"."_parent_id" AND "testimonials"."posted_by" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials_locales" DROP COLUMN "posted_by";`)
}
