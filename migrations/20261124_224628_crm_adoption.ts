import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feeds" ADD COLUMN "replaces_id" uuid;
  -- locks: an agency has a handful of feeds
  ALTER TABLE "feeds" ADD CONSTRAINT "feeds_replaces_id_feeds_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."feeds"("id") ON DELETE set null ON UPDATE no action;
  -- locks: an agency has a handful of feeds
  CREATE INDEX "feeds_replaces_idx" ON "feeds" USING btree ("replaces_id");`)
  await db.execute(sql`
    ALTER TABLE "feed_rows" ADD COLUMN "property" uuid;
    ALTER TABLE "feed_rows" ADD COLUMN "candidates" jsonb;
    CREATE TABLE "feed_matches" (
      "feed" uuid NOT NULL REFERENCES "feeds" ("id") ON DELETE CASCADE,
      "key" text NOT NULL,
      "property" uuid REFERENCES "properties" ("id") ON DELETE CASCADE,
      PRIMARY KEY ("feed", "key")
    );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feeds" DROP CONSTRAINT "feeds_replaces_id_feeds_id_fk";
  
  DROP INDEX "feeds_replaces_idx";
  ALTER TABLE "feeds" DROP COLUMN "replaces_id";`)
  await db.execute(sql`
    DROP TABLE "feed_matches";
    ALTER TABLE "feed_rows" DROP COLUMN "candidates";
    ALTER TABLE "feed_rows" DROP COLUMN "property";
  `)
}
