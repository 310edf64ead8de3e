import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_kind" AS ENUM('page', 'article', 'url');
  ALTER TYPE "public"."enum_pages_kind" ADD VALUE 'testimonials' BEFORE 'thank_you';
  ALTER TYPE "public"."enum__pages_v_version_kind" ADD VALUE 'testimonials' BEFORE 'thank_you';
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"kind" "enum_redirects_kind" DEFAULT 'page' NOT NULL,
  	"page_id" uuid,
  	"article_id" uuid,
  	"url" varchar,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_article_idx" ON "redirects" USING btree ("article_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DEFAULT 'content'::text;
  DROP TYPE "public"."enum_pages_kind";
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'thank_you', 'legal', 'not_found', 'login');
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DEFAULT 'content'::"public"."enum_pages_kind";
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_pages_kind" USING "kind"::"public"."enum_pages_kind";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'content'::text;
  DROP TYPE "public"."enum__pages_v_version_kind";
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'thank_you', 'legal', 'not_found', 'login');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'content'::"public"."enum__pages_v_version_kind";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__pages_v_version_kind" USING "version_kind"::"public"."enum__pages_v_version_kind";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_redirects_kind";`)
}
