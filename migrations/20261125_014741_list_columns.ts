import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties" ADD COLUMN "search_text" varchar;
  ALTER TABLE "properties" ADD COLUMN "advertisement" numeric;
  ALTER TABLE "_properties_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_properties_v" ADD COLUMN "version_advertisement" numeric;
  -- locks: the columns are empty, so that the indexes are built in a moment.
  CREATE INDEX "properties_advertisement_idx" ON "properties" USING btree ("advertisement");
  -- locks: the columns are empty, so that the indexes are built in a moment.
  CREATE INDEX "_properties_v_version_version_advertisement_idx" ON "_properties_v" USING btree ("version_advertisement");
  -- What the list of the studio searches. The texts are written at the next start, by src/data/catalogue/missingListColumns.ts.
  -- locks: the columns are empty, so that the indexes are built in a moment.
  CREATE INDEX "properties_search_text" ON "properties" USING gin ("search_text" gin_trgm_ops);
  -- locks: the columns are empty, so that the indexes are built in a moment.
  CREATE INDEX "_properties_v_search_text" ON "_properties_v" USING gin ("version_search_text" gin_trgm_ops) WHERE "latest";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "properties_search_text";
  DROP INDEX "_properties_v_search_text";
  DROP INDEX "properties_advertisement_idx";
  DROP INDEX "_properties_v_version_version_advertisement_idx";
  ALTER TABLE "properties" DROP COLUMN "search_text";
  ALTER TABLE "properties" DROP COLUMN "advertisement";
  ALTER TABLE "_properties_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_properties_v" DROP COLUMN "version_advertisement";`)
}
