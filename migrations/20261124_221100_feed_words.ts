import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What staff say that words of feeds mean. Written by `src/data/feeds/mappedWords.ts`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "feed_words" (
      "kind" text NOT NULL,
      "word" text NOT NULL,
      "meaning" text NOT NULL,
      PRIMARY KEY ("kind", "word")
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "feed_words"`)
}
