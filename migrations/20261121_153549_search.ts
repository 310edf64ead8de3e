import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_kind" ADD VALUE 'search';
  ALTER TYPE "public"."enum__pages_v_version_kind" ADD VALUE 'search';
  CREATE TABLE "modules_blocks_home_search" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"with_texts" boolean DEFAULT true,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_home_search" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"with_texts" boolean DEFAULT true,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  ALTER TABLE "modules_blocks_home_search" ADD CONSTRAINT "modules_blocks_home_search_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_home_search" ADD CONSTRAINT "_modules_v_blocks_home_search_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "modules_blocks_home_search_order_idx" ON "modules_blocks_home_search" USING btree ("_order");
  CREATE INDEX "modules_blocks_home_search_parent_id_idx" ON "modules_blocks_home_search" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_home_search_path_idx" ON "modules_blocks_home_search" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_home_search_order_idx" ON "_modules_v_blocks_home_search" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_home_search_parent_id_idx" ON "_modules_v_blocks_home_search" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_home_search_path_idx" ON "_modules_v_blocks_home_search" USING btree ("_path");
  -- The words that listings are found by. The rows are written anew at the next start, by src/data/search/keep.ts.
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  ALTER TABLE "property_search" ADD COLUMN "words_nl" text, ADD COLUMN "words_fr" text, ADD COLUMN "words_en" text, ADD COLUMN "words_de" text, ADD COLUMN "features" integer NOT NULL DEFAULT 0;
  DELETE FROM "property_search";
  CREATE INDEX "property_search_words_nl" ON "property_search" USING gin ("words_nl" gin_trgm_ops) WITH (gin_pending_list_limit = 512);
  CREATE INDEX "property_search_words_fr" ON "property_search" USING gin ("words_fr" gin_trgm_ops) WITH (gin_pending_list_limit = 512);
  CREATE INDEX "property_search_words_en" ON "property_search" USING gin ("words_en" gin_trgm_ops) WITH (gin_pending_list_limit = 512);
  CREATE INDEX "property_search_words_de" ON "property_search" USING gin ("words_de" gin_trgm_ops) WITH (gin_pending_list_limit = 512);
`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "property_search" DROP COLUMN "words_nl", DROP COLUMN "words_fr", DROP COLUMN "words_en", DROP COLUMN "words_de", DROP COLUMN "features";
   DROP TABLE "modules_blocks_home_search" CASCADE;
  DROP TABLE "_modules_v_blocks_home_search" CASCADE;
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DEFAULT 'content'::text;
  DROP TYPE "public"."enum_pages_kind";
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'testimonials', 'thank_you', 'legal', 'not_found', 'login', 'favourites', 'compare');
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DEFAULT 'content'::"public"."enum_pages_kind";
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_pages_kind" USING "kind"::"public"."enum_pages_kind";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'content'::text;
  DROP TYPE "public"."enum__pages_v_version_kind";
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'testimonials', 'thank_you', 'legal', 'not_found', 'login', 'favourites', 'compare');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'content'::"public"."enum__pages_v_version_kind";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__pages_v_version_kind" USING "version_kind"::"public"."enum__pages_v_version_kind";`)
}
