import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "owner_month_idx";
  -- locks: an agency has some thousand reports, so that the index is built in a moment.
  CREATE INDEX "owner_month_idx" ON "reports" USING btree ("owner_id","month");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "owner_month_idx";
  CREATE UNIQUE INDEX "owner_month_idx" ON "reports" USING btree ("owner_id","month");`)
}
