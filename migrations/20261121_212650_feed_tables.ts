import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What feeds have brought, what a run is about to change, and the pictures that are still to come. Written by `src/data/feeds`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "feed_links" (
      "feed" uuid NOT NULL REFERENCES "feeds" ("id") ON DELETE CASCADE,
      "key" text NOT NULL,
      "property" uuid REFERENCES "properties" ("id") ON DELETE SET NULL,
      "version" uuid,
      "hash" text NOT NULL,
      "record" jsonb NOT NULL,
      "gone" boolean NOT NULL DEFAULT false,
      PRIMARY KEY ("feed", "key")
    );
    CREATE INDEX "feed_links_property" ON "feed_links" ("property");
    CREATE TABLE "feed_rows" (
      "run" uuid NOT NULL REFERENCES "feed_runs" ("id") ON DELETE CASCADE,
      "number" integer NOT NULL,
      "line" integer,
      "key" text NOT NULL,
      "state" text NOT NULL,
      "title" text NOT NULL DEFAULT '',
      "hash" text,
      "listing" jsonb,
      "changes" jsonb NOT NULL DEFAULT '[]',
      "reasons" jsonb NOT NULL DEFAULT '[]',
      "done" boolean NOT NULL DEFAULT false,
      PRIMARY KEY ("run", "number")
    );
    CREATE INDEX "feed_rows_key" ON "feed_rows" ("run", "key");
    CREATE INDEX "feed_rows_state" ON "feed_rows" ("run", "state", "number");
    CREATE TABLE "feed_pictures" (
      "property" uuid NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
      "field" text NOT NULL,
      "url" text NOT NULL,
      "position" integer NOT NULL,
      "media" uuid REFERENCES "media" ("id") ON DELETE SET NULL,
      "state" text NOT NULL DEFAULT 'waiting',
      "tries" smallint NOT NULL DEFAULT 0,
      "next_at" timestamptz NOT NULL DEFAULT now(),
      "reason" text,
      PRIMARY KEY ("property", "field", "url")
    );
    CREATE INDEX "feed_pictures_waiting" ON "feed_pictures" ("next_at") WHERE "state" = 'waiting';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "feed_pictures"; DROP TABLE "feed_rows"; DROP TABLE "feed_links"`)
}
