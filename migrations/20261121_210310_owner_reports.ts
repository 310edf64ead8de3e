import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_activity_templates_kind" AS ENUM('history', 'communication', 'online_media');
  CREATE TYPE "public"."enum_activity_templates_type" AS ENUM('call', 'mail', 'letter', 'visit', 'offer', 'agreement', 'publication', 'price_change', 'document', 'note');
  CREATE TYPE "public"."enum_reports_language" AS ENUM('nl', 'fr', 'en', 'de');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'monthly_report' BEFORE 'staff_notice';
  ALTER TYPE "public"."enum_mail_texts_kind" ADD VALUE 'monthly_report' BEFORE 'staff_notice';
  CREATE TABLE "activity_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_activity_templates_kind" DEFAULT 'communication' NOT NULL,
  	"type" "enum_activity_templates_type",
  	"visible_to_owner" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "activity_templates_locales" (
  	"subject" varchar,
  	"comment" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"owner_id" uuid NOT NULL,
  	"month" varchar NOT NULL,
  	"language" "enum_reports_language" DEFAULT 'nl' NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"properties_id" uuid
  );
  
  ALTER TABLE "appointments" ADD COLUMN "feedback_shown" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "activity_templates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" uuid;
  ALTER TABLE "activity_templates_locales" ADD CONSTRAINT "activity_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."activity_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "activity_templates_updated_at_idx" ON "activity_templates" USING btree ("updated_at");
  CREATE INDEX "activity_templates_created_at_idx" ON "activity_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "activity_templates_locales_locale_parent_id_unique" ON "activity_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_owner_idx" ON "reports" USING btree ("owner_id");
  CREATE INDEX "reports_month_idx" ON "reports" USING btree ("month");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_month_idx" ON "reports" USING btree ("owner_id","month");
  CREATE INDEX "reports_rels_order_idx" ON "reports_rels" USING btree ("order");
  CREATE INDEX "reports_rels_parent_idx" ON "reports_rels" USING btree ("parent_id");
  CREATE INDEX "reports_rels_path_idx" ON "reports_rels" USING btree ("path");
  CREATE INDEX "reports_rels_properties_id_idx" ON "reports_rels" USING btree ("properties_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activity_templates_fk" FOREIGN KEY ("activity_templates_id") REFERENCES "public"."activity_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_activity_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("activity_templates_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activity_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "activity_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "activity_templates" CASCADE;
  DROP TABLE "activity_templates_locales" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_activity_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password', 'owner_invitation', 'login_link', 'email_change', 'account_notice');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_texts_kind";
  CREATE TYPE "public"."enum_mail_texts_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password', 'owner_invitation', 'login_link', 'email_change', 'account_notice');
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_texts_kind" USING "kind"::"public"."enum_mail_texts_kind";
  DROP INDEX "payload_locked_documents_rels_activity_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  ALTER TABLE "appointments" DROP COLUMN "feedback_shown";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "activity_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  DROP TYPE "public"."enum_activity_templates_kind";
  DROP TYPE "public"."enum_activity_templates_type";
  DROP TYPE "public"."enum_reports_language";`)
}
