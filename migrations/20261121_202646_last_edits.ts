import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who touched which document last, written by `src/data/desk/edits.ts`; and how the dashboard finds papers that run out. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "last_edits" (
      "collection" text NOT NULL,
      "document" text NOT NULL,
      "title" text NOT NULL,
      "user_id" uuid NOT NULL,
      "at" timestamptz NOT NULL,
      PRIMARY KEY ("collection", "document")
    );
    CREATE INDEX "last_edits_at" ON "last_edits" ("at");
    CREATE INDEX "properties_epc_end" ON "properties" ("epc_date") WHERE "_status" = 'published' AND "status" = 'active';
    CREATE INDEX "properties_flood_end" ON "properties" ("flood_report_date") WHERE "_status" = 'published' AND "status" = 'active';
    CREATE INDEX "properties_stale" ON "properties" ("updated_at") WHERE "_status" = 'published' AND "status" = 'active';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "properties_stale";
    DROP INDEX "properties_flood_end";
    DROP INDEX "properties_epc_end";
    DROP TABLE "last_edits";
  `)
}
