import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Forgets the price by which alerts last compared a listing where the rules have changed: one without
 * a price counted as two thousand million, and rents by the week, the year or the area as rents by the
 * month. The next save would else mail that the price went down.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- locks: only rows of listings without a price, and of prices by another unit.
  UPDATE "property_market" SET "price" = NULL FROM "properties"
  WHERE "properties"."id" = "property_market"."property" AND "property_market"."price" IS NOT NULL
    AND (coalesce("properties"."price", 0) = 0 OR "properties"."price_unit"::text IN
      ('week', 'year', 'square_metre', 'square_metre_month', 'square_metre_year'));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {}
