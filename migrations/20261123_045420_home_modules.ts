import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_modules_blocks_town_map_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__modules_v_blocks_town_map_goal" AS ENUM('sale', 'rent');
  ALTER TYPE "public"."enum_modules_view" ADD VALUE 'row';
  ALTER TYPE "public"."enum__modules_v_version_view" ADD VALUE 'row';
  CREATE TABLE "modules_blocks_type_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hides_empty" boolean DEFAULT true,
  	"block_name" varchar
  );
  
  CREATE TABLE "modules_blocks_town_map" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"goal" "enum_modules_blocks_town_map_goal" DEFAULT 'sale',
  	"block_name" varchar
  );
  
  CREATE TABLE "modules_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"testimonial_id" uuid,
  	"article_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_type_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"hides_empty" boolean DEFAULT true,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_town_map" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"goal" "enum__modules_v_blocks_town_map_goal" DEFAULT 'sale',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"testimonial_id" uuid,
  	"article_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_search_popular" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_search_popular_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "banner_phone_focus_x" numeric;
  ALTER TABLE "pages" ADD COLUMN "banner_phone_focus_y" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_banner_phone_focus_x" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_banner_phone_focus_y" numeric;
  ALTER TABLE "modules_blocks_property_list" ADD COLUMN "first_large" boolean DEFAULT false;
  ALTER TABLE "modules_blocks_contact_form" ADD COLUMN "asks_address_first" boolean DEFAULT false;
  ALTER TABLE "modules" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "_modules_v_blocks_property_list" ADD COLUMN "first_large" boolean DEFAULT false;
  ALTER TABLE "_modules_v_blocks_contact_form" ADD COLUMN "asks_address_first" boolean DEFAULT false;
  ALTER TABLE "_modules_v" ADD COLUMN "version_picture_id" uuid;
  ALTER TABLE "modules_blocks_type_table" ADD CONSTRAINT "modules_blocks_type_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_town_map" ADD CONSTRAINT "modules_blocks_town_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_quote" ADD CONSTRAINT "modules_blocks_quote_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_blocks_quote" ADD CONSTRAINT "modules_blocks_quote_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_blocks_quote" ADD CONSTRAINT "modules_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_type_table" ADD CONSTRAINT "_modules_v_blocks_type_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_town_map" ADD CONSTRAINT "_modules_v_blocks_town_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_quote" ADD CONSTRAINT "_modules_v_blocks_quote_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_quote" ADD CONSTRAINT "_modules_v_blocks_quote_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_quote" ADD CONSTRAINT "_modules_v_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_search_popular" ADD CONSTRAINT "home_search_popular_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_search_popular_locales" ADD CONSTRAINT "home_search_popular_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_search_popular"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "modules_blocks_type_table_order_idx" ON "modules_blocks_type_table" USING btree ("_order");
  CREATE INDEX "modules_blocks_type_table_parent_id_idx" ON "modules_blocks_type_table" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_type_table_path_idx" ON "modules_blocks_type_table" USING btree ("_path");
  CREATE INDEX "modules_blocks_town_map_order_idx" ON "modules_blocks_town_map" USING btree ("_order");
  CREATE INDEX "modules_blocks_town_map_parent_id_idx" ON "modules_blocks_town_map" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_town_map_path_idx" ON "modules_blocks_town_map" USING btree ("_path");
  CREATE INDEX "modules_blocks_quote_order_idx" ON "modules_blocks_quote" USING btree ("_order");
  CREATE INDEX "modules_blocks_quote_parent_id_idx" ON "modules_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_quote_path_idx" ON "modules_blocks_quote" USING btree ("_path");
  CREATE INDEX "modules_blocks_quote_testimonial_idx" ON "modules_blocks_quote" USING btree ("testimonial_id");
  CREATE INDEX "modules_blocks_quote_article_idx" ON "modules_blocks_quote" USING btree ("article_id");
  CREATE INDEX "_modules_v_blocks_type_table_order_idx" ON "_modules_v_blocks_type_table" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_type_table_parent_id_idx" ON "_modules_v_blocks_type_table" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_type_table_path_idx" ON "_modules_v_blocks_type_table" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_town_map_order_idx" ON "_modules_v_blocks_town_map" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_town_map_parent_id_idx" ON "_modules_v_blocks_town_map" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_town_map_path_idx" ON "_modules_v_blocks_town_map" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_quote_order_idx" ON "_modules_v_blocks_quote" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_quote_parent_id_idx" ON "_modules_v_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_quote_path_idx" ON "_modules_v_blocks_quote" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_quote_testimonial_idx" ON "_modules_v_blocks_quote" USING btree ("testimonial_id");
  CREATE INDEX "_modules_v_blocks_quote_article_idx" ON "_modules_v_blocks_quote" USING btree ("article_id");
  CREATE INDEX "home_search_popular_order_idx" ON "home_search_popular" USING btree ("_order");
  CREATE INDEX "home_search_popular_parent_id_idx" ON "home_search_popular" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_search_popular_locales_locale_parent_id_unique" ON "home_search_popular_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "modules" ADD CONSTRAINT "modules_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "modules_picture_idx" ON "modules" USING btree ("picture_id");
  CREATE INDEX "_modules_v_version_version_picture_idx" ON "_modules_v" USING btree ("version_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "modules_blocks_type_table" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "modules_blocks_town_map" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "modules_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modules_v_blocks_type_table" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modules_v_blocks_town_map" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modules_v_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_search_popular" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_search_popular_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "modules_blocks_type_table" CASCADE;
  DROP TABLE "modules_blocks_town_map" CASCADE;
  DROP TABLE "modules_blocks_quote" CASCADE;
  DROP TABLE "_modules_v_blocks_type_table" CASCADE;
  DROP TABLE "_modules_v_blocks_town_map" CASCADE;
  DROP TABLE "_modules_v_blocks_quote" CASCADE;
  DROP TABLE "home_search_popular" CASCADE;
  DROP TABLE "home_search_popular_locales" CASCADE;
  ALTER TABLE "modules" DROP CONSTRAINT "modules_picture_id_media_id_fk";
  
  ALTER TABLE "_modules_v" DROP CONSTRAINT "_modules_v_version_picture_id_media_id_fk";
  
  ALTER TABLE "modules" ALTER COLUMN "view" SET DATA TYPE text;
  ALTER TABLE "modules" ALTER COLUMN "view" SET DEFAULT 'card'::text;
  DROP TYPE "public"."enum_modules_view";
  CREATE TYPE "public"."enum_modules_view" AS ENUM('single', 'card', 'news');
  ALTER TABLE "modules" ALTER COLUMN "view" SET DEFAULT 'card'::"public"."enum_modules_view";
  ALTER TABLE "modules" ALTER COLUMN "view" SET DATA TYPE "public"."enum_modules_view" USING "view"::"public"."enum_modules_view";
  ALTER TABLE "_modules_v" ALTER COLUMN "version_view" SET DATA TYPE text;
  ALTER TABLE "_modules_v" ALTER COLUMN "version_view" SET DEFAULT 'card'::text;
  DROP TYPE "public"."enum__modules_v_version_view";
  CREATE TYPE "public"."enum__modules_v_version_view" AS ENUM('single', 'card', 'news');
  ALTER TABLE "_modules_v" ALTER COLUMN "version_view" SET DEFAULT 'card'::"public"."enum__modules_v_version_view";
  ALTER TABLE "_modules_v" ALTER COLUMN "version_view" SET DATA TYPE "public"."enum__modules_v_version_view" USING "version_view"::"public"."enum__modules_v_version_view";
  DROP INDEX "modules_picture_idx";
  DROP INDEX "_modules_v_version_version_picture_idx";
  ALTER TABLE "pages" DROP COLUMN "banner_phone_focus_x";
  ALTER TABLE "pages" DROP COLUMN "banner_phone_focus_y";
  ALTER TABLE "_pages_v" DROP COLUMN "version_banner_phone_focus_x";
  ALTER TABLE "_pages_v" DROP COLUMN "version_banner_phone_focus_y";
  ALTER TABLE "modules_blocks_property_list" DROP COLUMN "first_large";
  ALTER TABLE "modules_blocks_contact_form" DROP COLUMN "asks_address_first";
  ALTER TABLE "modules" DROP COLUMN "picture_id";
  ALTER TABLE "_modules_v_blocks_property_list" DROP COLUMN "first_large";
  ALTER TABLE "_modules_v_blocks_contact_form" DROP COLUMN "asks_address_first";
  ALTER TABLE "_modules_v" DROP COLUMN "version_picture_id";
  DROP TYPE "public"."enum_modules_blocks_town_map_goal";
  DROP TYPE "public"."enum__modules_v_blocks_town_map_goal";`)
}
