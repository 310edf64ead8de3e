import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often listings are looked at, and for one day who is told apart. Written by `src/data/audience/write.ts`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "property_visits" (
      "property" uuid NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
      "day" date NOT NULL,
      "visits" integer NOT NULL,
      "visitors" integer NOT NULL,
      PRIMARY KEY ("property", "day")
    ) WITH (fillfactor = 90);
    CREATE TABLE "audience_salts" ("day" date PRIMARY KEY, "salt" bytea NOT NULL);
    CREATE TABLE "audience_visitors" (
      "day" date NOT NULL,
      "property" uuid NOT NULL,
      "visitor" bigint NOT NULL,
      "counted_at" timestamptz NOT NULL,
      PRIMARY KEY ("day", "property", "visitor")
    );
    CREATE INDEX "property_search_alike" ON "property_search" ("goal", "main_type", "price");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "property_search_alike";
    DROP TABLE "audience_visitors", "audience_salts", "property_visits";
  `)
}
