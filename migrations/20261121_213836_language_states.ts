import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How far each document is in each language, and which text each translation was made from. One row a document, kept by
 * `src/data/languages/keep.ts`, which also writes those that are not there yet. A language is a bit, in the order of the languages.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "language_states" (
      "collection" text NOT NULL,
      "document" text NOT NULL,
      "title" text NOT NULL,
      "states" jsonb NOT NULL,
      "memory" jsonb NOT NULL,
      "missing_in" smallint NOT NULL,
      "outdated_in" smallint NOT NULL,
      "hidden_in" smallint NOT NULL,
      "kept_at" timestamptz NOT NULL,
      PRIMARY KEY ("collection", "document")
    );
    CREATE INDEX "language_states_title" ON "language_states" ("collection", "title", "document");
    CREATE INDEX "language_states_work" ON "language_states" ("collection") WHERE "missing_in" <> 0 OR "outdated_in" <> 0;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "language_states"`)
}
