import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One narrow row a property that visitors may see. Written by `src/data/search/keep.ts`, which fills it at the next start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "property_search" (
      "id" uuid PRIMARY KEY REFERENCES "properties" ("id") ON DELETE CASCADE,
      "reference" integer NOT NULL UNIQUE,
      "goal" text NOT NULL,
      "languages" smallint NOT NULL,
      "listed" boolean NOT NULL,
      "city" uuid NOT NULL,
      "zip" text,
      "types" integer[] NOT NULL,
      "main_type" integer NOT NULL,
      "price" integer,
      "bedrooms" smallint NOT NULL,
      "area" integer NOT NULL,
      "epc" text,
      "is_new" boolean NOT NULL,
      "marquee" smallint NOT NULL,
      "published" timestamptz NOT NULL,
      "latitude" real,
      "longitude" real,
      "is_exact" boolean NOT NULL
    );
    CREATE INDEX "property_search_city" ON "property_search" ("city");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "property_search"`)
}
