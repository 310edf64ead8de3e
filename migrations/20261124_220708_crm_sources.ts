import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Feeds that ask a CRM, and a mapping of any JSON or XML. `feed_sources` has the sealed secret of a
 * feed and how far it was read, `crm_estates` what webhooks have named. Written by `src/data/feeds/crm`.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_feeds_format" ADD VALUE 'mapping';
  ALTER TYPE "public"."enum_feeds_format" ADD VALUE 'sweepbright';
  ALTER TYPE "public"."enum_feeds_format" ADD VALUE 'whise';
  ALTER TABLE "feeds_columns" ADD COLUMN "words" varchar;
  ALTER TABLE "feeds" ADD COLUMN "login" varchar;
  ALTER TABLE "feeds" ADD COLUMN "header" varchar;
  ALTER TABLE "feeds" ADD COLUMN "whise_client" numeric;
  ALTER TABLE "feeds" ADD COLUMN "whise_office" numeric;
  ALTER TABLE "feeds" ADD COLUMN "records" varchar;
  ALTER TABLE "feeds" ADD COLUMN "language_path" varchar;
  ALTER TABLE "feeds" ADD COLUMN "hook_key" varchar;
  ALTER TABLE "feed_runs" ADD COLUMN "unattended" boolean DEFAULT false;
  -- locks: an agency has a handful of feeds
  CREATE UNIQUE INDEX "feeds_hook_key_idx" ON "feeds" USING btree ("hook_key");`)
  await db.execute(sql`
    CREATE TABLE "feed_sources" (
      "feed" uuid PRIMARY KEY REFERENCES "feeds" ("id") ON DELETE CASCADE,
      "secret" text,
      "secret_at" timestamptz,
      "token" text,
      "token_until" timestamptz,
      "read_to" timestamptz,
      "full_at" timestamptz,
      "run" uuid,
      "run_to" timestamptz,
      "run_full" boolean NOT NULL DEFAULT false
    );
    CREATE SEQUENCE "crm_estate_seq";
    CREATE TABLE "crm_estates" (
      "feed" uuid NOT NULL REFERENCES "feeds" ("id") ON DELETE CASCADE,
      "key" text NOT NULL,
      "deleted" boolean NOT NULL,
      "happened_at" timestamptz NOT NULL,
      "noted_at" timestamptz NOT NULL DEFAULT now(),
      "seq" bigint NOT NULL DEFAULT nextval('crm_estate_seq'),
      "record" jsonb,
      "record_seq" bigint NOT NULL DEFAULT 0,
      "run" uuid,
      "run_seq" bigint NOT NULL DEFAULT 0,
      "done_seq" bigint NOT NULL DEFAULT 0,
      PRIMARY KEY ("feed", "key")
    );
    ALTER TABLE "feed_pictures" ADD COLUMN "download" text;
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feeds" ALTER COLUMN "format" SET DATA TYPE text;
  ALTER TABLE "feeds" ALTER COLUMN "format" SET DEFAULT 'kyero'::text;
  DROP TYPE "public"."enum_feeds_format";
  CREATE TYPE "public"."enum_feeds_format" AS ENUM('kyero', 'openimmo', 'csv');
  ALTER TABLE "feeds" ALTER COLUMN "format" SET DEFAULT 'kyero'::"public"."enum_feeds_format";
  ALTER TABLE "feeds" ALTER COLUMN "format" SET DATA TYPE "public"."enum_feeds_format" USING "format"::"public"."enum_feeds_format";
  DROP INDEX "feeds_hook_key_idx";
  ALTER TABLE "feeds_columns" DROP COLUMN "words";
  ALTER TABLE "feeds" DROP COLUMN "login";
  ALTER TABLE "feeds" DROP COLUMN "header";
  ALTER TABLE "feeds" DROP COLUMN "whise_client";
  ALTER TABLE "feeds" DROP COLUMN "whise_office";
  ALTER TABLE "feeds" DROP COLUMN "records";
  ALTER TABLE "feeds" DROP COLUMN "language_path";
  ALTER TABLE "feeds" DROP COLUMN "hook_key";
  ALTER TABLE "feed_runs" DROP COLUMN "unattended";`)
  await db.execute(sql`
    ALTER TABLE "feed_pictures" DROP COLUMN "download";
    DROP TABLE "crm_estates";
    DROP SEQUENCE "crm_estate_seq";
    DROP TABLE "feed_sources";
  `)
}
