import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_theme_draft_heading_font" AS ENUM('fraunces', 'newsreader');
  CREATE TYPE "public"."enum_settings_theme_draft_text_font" AS ENUM('figtree', 'instrument_sans');
  ALTER TABLE "settings" ADD COLUMN "theme_draft_paper" varchar DEFAULT '#faf7f2';
  ALTER TABLE "settings" ADD COLUMN "theme_draft_ink" varchar DEFAULT '#1c2723';
  ALTER TABLE "settings" ADD COLUMN "theme_draft_moss" varchar DEFAULT '#2f5d50';
  ALTER TABLE "settings" ADD COLUMN "theme_draft_brick" varchar DEFAULT '#b4532a';
  ALTER TABLE "settings" ADD COLUMN "theme_draft_sand" varchar DEFAULT '#e4dccf';
  ALTER TABLE "settings" ADD COLUMN "theme_draft_heading_font" "enum_settings_theme_draft_heading_font" DEFAULT 'fraunces';
  ALTER TABLE "settings" ADD COLUMN "theme_draft_text_font" "enum_settings_theme_draft_text_font" DEFAULT 'figtree';
  ALTER TABLE "settings" ADD COLUMN "theme_draft_radius" numeric DEFAULT 4;
  ALTER TABLE "settings" ADD COLUMN "former_theme" jsonb;
  -- locks: the table has one row.
  UPDATE "settings" SET
    "theme_draft_paper" = "theme_paper",
    "theme_draft_ink" = "theme_ink",
    "theme_draft_moss" = "theme_moss",
    "theme_draft_brick" = "theme_brick",
    "theme_draft_sand" = "theme_sand",
    "theme_draft_heading_font" = "theme_heading_font"::text::"enum_settings_theme_draft_heading_font",
    "theme_draft_text_font" = "theme_text_font"::text::"enum_settings_theme_draft_text_font",
    "theme_draft_radius" = "theme_radius";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "theme_draft_paper";
  ALTER TABLE "settings" DROP COLUMN "theme_draft_ink";
  ALTER TABLE "settings" DROP COLUMN "theme_draft_moss";
  ALTER TABLE "settings" DROP COLUMN "theme_draft_brick";
  ALTER TABLE "settings" DROP COLUMN "theme_draft_sand";
  ALTER TABLE "settings" DROP COLUMN "theme_draft_heading_font";
  ALTER TABLE "settings" DROP COLUMN "theme_draft_text_font";
  ALTER TABLE "settings" DROP COLUMN "theme_draft_radius";
  ALTER TABLE "settings" DROP COLUMN "former_theme";
  DROP TYPE "public"."enum_settings_theme_draft_heading_font";
  DROP TYPE "public"."enum_settings_theme_draft_text_font";`)
}
