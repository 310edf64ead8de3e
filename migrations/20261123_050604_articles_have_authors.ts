import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "modules_blocks_steps_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "modules_blocks_steps_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "modules_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"testimonial_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "modules_blocks_steps_locales" (
  	"price" varchar,
  	"price_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_modules_v_blocks_steps_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_steps_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_modules_v_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"testimonial_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_steps_locales" (
  	"price" varchar,
  	"price_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "articles" ADD COLUMN "author_id" uuid;
  ALTER TABLE "_articles_v" ADD COLUMN "version_author_id" uuid;
  ALTER TABLE "media" ADD COLUMN "sizes_social_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_social_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_social_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_social_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_social_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_social_filename" varchar;
  ALTER TABLE "modules_blocks_steps_steps" ADD CONSTRAINT "modules_blocks_steps_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_steps_steps_locales" ADD CONSTRAINT "modules_blocks_steps_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules_blocks_steps_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_steps" ADD CONSTRAINT "modules_blocks_steps_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_blocks_steps" ADD CONSTRAINT "modules_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_steps_locales" ADD CONSTRAINT "modules_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_steps_steps" ADD CONSTRAINT "_modules_v_blocks_steps_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_steps_steps_locales" ADD CONSTRAINT "_modules_v_blocks_steps_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v_blocks_steps_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_steps" ADD CONSTRAINT "_modules_v_blocks_steps_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_steps" ADD CONSTRAINT "_modules_v_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_steps_locales" ADD CONSTRAINT "_modules_v_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "modules_blocks_steps_steps_order_idx" ON "modules_blocks_steps_steps" USING btree ("_order");
  CREATE INDEX "modules_blocks_steps_steps_parent_id_idx" ON "modules_blocks_steps_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "modules_blocks_steps_steps_locales_locale_parent_id_unique" ON "modules_blocks_steps_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "modules_blocks_steps_order_idx" ON "modules_blocks_steps" USING btree ("_order");
  CREATE INDEX "modules_blocks_steps_parent_id_idx" ON "modules_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_steps_path_idx" ON "modules_blocks_steps" USING btree ("_path");
  CREATE INDEX "modules_blocks_steps_testimonial_idx" ON "modules_blocks_steps" USING btree ("testimonial_id");
  CREATE UNIQUE INDEX "modules_blocks_steps_locales_locale_parent_id_unique" ON "modules_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_modules_v_blocks_steps_steps_order_idx" ON "_modules_v_blocks_steps_steps" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_steps_steps_parent_id_idx" ON "_modules_v_blocks_steps_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_modules_v_blocks_steps_steps_locales_locale_parent_id_uniqu" ON "_modules_v_blocks_steps_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_modules_v_blocks_steps_order_idx" ON "_modules_v_blocks_steps" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_steps_parent_id_idx" ON "_modules_v_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_steps_path_idx" ON "_modules_v_blocks_steps" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_steps_testimonial_idx" ON "_modules_v_blocks_steps" USING btree ("testimonial_id");
  CREATE UNIQUE INDEX "_modules_v_blocks_steps_locales_locale_parent_id_unique" ON "_modules_v_blocks_steps_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "media_sizes_social_sizes_social_filename_idx" ON "media" USING btree ("sizes_social_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "modules_blocks_steps_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "modules_blocks_steps_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "modules_blocks_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "modules_blocks_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modules_v_blocks_steps_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modules_v_blocks_steps_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modules_v_blocks_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modules_v_blocks_steps_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "modules_blocks_steps_steps" CASCADE;
  DROP TABLE "modules_blocks_steps_steps_locales" CASCADE;
  DROP TABLE "modules_blocks_steps" CASCADE;
  DROP TABLE "modules_blocks_steps_locales" CASCADE;
  DROP TABLE "_modules_v_blocks_steps_steps" CASCADE;
  DROP TABLE "_modules_v_blocks_steps_steps_locales" CASCADE;
  DROP TABLE "_modules_v_blocks_steps" CASCADE;
  DROP TABLE "_modules_v_blocks_steps_locales" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_author_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_author_id_users_id_fk";
  
  DROP INDEX "articles_author_idx";
  DROP INDEX "_articles_v_version_version_author_idx";
  DROP INDEX "media_sizes_social_sizes_social_filename_idx";
  ALTER TABLE "articles" DROP COLUMN "author_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_author_id";
  ALTER TABLE "media" DROP COLUMN "sizes_social_url";
  ALTER TABLE "media" DROP COLUMN "sizes_social_width";
  ALTER TABLE "media" DROP COLUMN "sizes_social_height";
  ALTER TABLE "media" DROP COLUMN "sizes_social_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_social_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_social_filename";`)
}
