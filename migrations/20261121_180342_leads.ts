import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_thanks_for" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  CREATE TYPE "public"."enum__pages_v_version_thanks_for" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  CREATE TYPE "public"."enum_demands_has" AS ENUM('garden', 'terrace', 'garage', 'parking', 'lift', 'cellar', 'attic', 'pool', 'furnished');
  CREATE TYPE "public"."enum_visit_days_languages" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_manage', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password');
  CREATE TYPE "public"."enum_mails_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_mails_failure" AS ENUM('refused', 'unreachable', 'slow', 'busy', 'login', 'other');
  CREATE TYPE "public"."enum_mail_texts_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_manage', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password');
  CREATE TYPE "public"."enum_form_rules_rules_form" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  CREATE TYPE "public"."enum_form_rules_rules_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_form_rules_rules_region" AS ENUM('flanders', 'brussels', 'wallonia');
  CREATE TYPE "public"."enum_form_rules_rules_title" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_first_name" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_last_name" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_email" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_phone" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_street" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_zip" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_city" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_contact_slot" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_contact_device" AS ENUM('hidden', 'optional', 'required');
  CREATE TYPE "public"."enum_form_rules_rules_remark" AS ENUM('hidden', 'optional', 'required');
  ALTER TYPE "public"."enum_pages_kind" ADD VALUE 'personal';
  ALTER TYPE "public"."enum__pages_v_version_kind" ADD VALUE 'personal';
  CREATE TABLE "pages_thanks_for" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_pages_thanks_for",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_thanks_for" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__pages_v_version_thanks_for",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "demands_has" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_demands_has",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "visit_days_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_visit_days_languages",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "visit_days" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"property_id" uuid NOT NULL,
  	"agent_id" uuid,
  	"start" timestamp(3) with time zone NOT NULL,
  	"end" timestamp(3) with time zone NOT NULL,
  	"minutes" numeric DEFAULT 30 NOT NULL,
  	"capacity" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"language" "enum_mails_language" DEFAULT 'nl' NOT NULL,
  	"queued_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"to" varchar NOT NULL,
  	"to_name" varchar,
  	"subject" varchar NOT NULL,
  	"enquiry_id" uuid,
  	"property_id" uuid,
  	"from_name" varchar,
  	"reply_to" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"failure" "enum_mails_failure",
  	"last_error" varchar,
  	"message_id" varchar NOT NULL,
  	"unsubscribe" varchar,
  	"html" varchar,
  	"text" varchar,
  	"calendar" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_texts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_mail_texts_kind" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_texts_locales" (
  	"subject" varchar,
  	"body" varchar,
  	"action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates_locales" (
  	"subject" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "form_rules_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form" "enum_form_rules_rules_form" NOT NULL,
  	"goal" "enum_form_rules_rules_goal",
  	"region" "enum_form_rules_rules_region",
  	"title" "enum_form_rules_rules_title",
  	"first_name" "enum_form_rules_rules_first_name",
  	"last_name" "enum_form_rules_rules_last_name",
  	"email" "enum_form_rules_rules_email",
  	"phone" "enum_form_rules_rules_phone",
  	"street" "enum_form_rules_rules_street",
  	"zip" "enum_form_rules_rules_zip",
  	"city" "enum_form_rules_rules_city",
  	"contact_slot" "enum_form_rules_rules_contact_slot",
  	"contact_device" "enum_form_rules_rules_contact_device",
  	"remark" "enum_form_rules_rules_remark"
  );
  
  CREATE TABLE "form_rules" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"needs_proof" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "properties" ADD COLUMN "minimum_income" numeric;
  ALTER TABLE "properties" ADD COLUMN "maximum_persons" numeric;
  ALTER TABLE "_properties_v" ADD COLUMN "version_minimum_income" numeric;
  ALTER TABLE "_properties_v" ADD COLUMN "version_maximum_persons" numeric;
  ALTER TABLE "enquiries" ADD COLUMN "is_proven" boolean DEFAULT false;
  ALTER TABLE "enquiries" ADD COLUMN "mark" varchar;
  ALTER TABLE "demands" ADD COLUMN "near_city_id" uuid;
  ALTER TABLE "demands" ADD COLUMN "near_km" numeric;
  ALTER TABLE "demands" ADD COLUMN "within" varchar;
  ALTER TABLE "demands" ADD COLUMN "enquiry_id" uuid;
  ALTER TABLE "demands" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "demands" ADD COLUMN "last_activity" timestamp(3) with time zone;
  ALTER TABLE "appointments" ADD COLUMN "enquiry_id" uuid;
  ALTER TABLE "appointments" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "appointments" ADD COLUMN "sequence" numeric DEFAULT 0;
  ALTER TABLE "appointments" ADD COLUMN "wish_day" timestamp(3) with time zone;
  ALTER TABLE "appointments" ADD COLUMN "visit_day_id" uuid;
  ALTER TABLE "users" ADD COLUMN "calendar_edition" numeric DEFAULT 0;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visit_days_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_texts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" uuid;
  ALTER TABLE "pages_thanks_for" ADD CONSTRAINT "pages_thanks_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_thanks_for" ADD CONSTRAINT "_pages_v_version_thanks_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demands_has" ADD CONSTRAINT "demands_has_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_days_languages" ADD CONSTRAINT "visit_days_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."visit_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_texts_locales" ADD CONSTRAINT "mail_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_templates_locales" ADD CONSTRAINT "answer_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_rules_rules" ADD CONSTRAINT "form_rules_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_thanks_for_order_idx" ON "pages_thanks_for" USING btree ("order");
  CREATE INDEX "pages_thanks_for_parent_idx" ON "pages_thanks_for" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_thanks_for_order_idx" ON "_pages_v_version_thanks_for" USING btree ("order");
  CREATE INDEX "_pages_v_version_thanks_for_parent_idx" ON "_pages_v_version_thanks_for" USING btree ("parent_id");
  CREATE INDEX "demands_has_order_idx" ON "demands_has" USING btree ("order");
  CREATE INDEX "demands_has_parent_idx" ON "demands_has" USING btree ("parent_id");
  CREATE INDEX "visit_days_languages_order_idx" ON "visit_days_languages" USING btree ("order");
  CREATE INDEX "visit_days_languages_parent_idx" ON "visit_days_languages" USING btree ("parent_id");
  CREATE INDEX "visit_days_property_idx" ON "visit_days" USING btree ("property_id");
  CREATE INDEX "visit_days_agent_idx" ON "visit_days" USING btree ("agent_id");
  CREATE INDEX "visit_days_start_idx" ON "visit_days" USING btree ("start");
  CREATE INDEX "visit_days_updated_at_idx" ON "visit_days" USING btree ("updated_at");
  CREATE INDEX "visit_days_created_at_idx" ON "visit_days" USING btree ("created_at");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind");
  CREATE INDEX "mails_queued_at_idx" ON "mails" USING btree ("queued_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_enquiry_idx" ON "mails" USING btree ("enquiry_id");
  CREATE INDEX "mails_property_idx" ON "mails" USING btree ("property_id");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_texts_kind_idx" ON "mail_texts" USING btree ("kind");
  CREATE INDEX "mail_texts_updated_at_idx" ON "mail_texts" USING btree ("updated_at");
  CREATE INDEX "mail_texts_created_at_idx" ON "mail_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_texts_locales_locale_parent_id_unique" ON "mail_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "answer_templates_locales_locale_parent_id_unique" ON "answer_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_rules_rules_order_idx" ON "form_rules_rules" USING btree ("_order");
  CREATE INDEX "form_rules_rules_parent_id_idx" ON "form_rules_rules" USING btree ("_parent_id");
  ALTER TABLE "demands" ADD CONSTRAINT "demands_near_city_id_cities_id_fk" FOREIGN KEY ("near_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "demands" ADD CONSTRAINT "demands_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_visit_day_id_visit_days_id_fk" FOREIGN KEY ("visit_day_id") REFERENCES "public"."visit_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visit_days_fk" FOREIGN KEY ("visit_days_id") REFERENCES "public"."visit_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_texts_fk" FOREIGN KEY ("mail_texts_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_mark_idx" ON "enquiries" USING btree ("mark");
  CREATE INDEX "demands_near_city_idx" ON "demands" USING btree ("near_city_id");
  CREATE INDEX "demands_enquiry_idx" ON "demands" USING btree ("enquiry_id");
  CREATE INDEX "demands_last_activity_idx" ON "demands" USING btree ("last_activity");
  CREATE INDEX "appointments_enquiry_idx" ON "appointments" USING btree ("enquiry_id");
  CREATE INDEX "appointments_visit_day_idx" ON "appointments" USING btree ("visit_day_id");
  CREATE INDEX "payload_locked_documents_rels_visit_days_id_idx" ON "payload_locked_documents_rels" USING btree ("visit_days_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_mail_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_texts_id");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  -- What was typed, while it is put right; nothing that must outlive a crash.
  CREATE UNLOGGED TABLE "typed_forms" ("id" uuid PRIMARY KEY, "told" jsonb NOT NULL, "at" timestamptz NOT NULL DEFAULT now());
  CREATE TABLE "used_challenges" ("nonce" text PRIMARY KEY, "at" timestamptz NOT NULL DEFAULT now());
  CREATE UNLOGGED TABLE "form_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);

  -- Written by src/data/demands/keep.ts in the transaction of the save; the worker compares with it.
  CREATE TABLE "demand_search" (
    "id" uuid PRIMARY KEY REFERENCES "demands" ("id") ON DELETE CASCADE,
    "is_active" boolean NOT NULL, "frequency" text NOT NULL, "goal" text NOT NULL, "language" smallint NOT NULL,
    "types" integer[] NOT NULL, "cities" uuid[] NOT NULL, "provinces" integer NOT NULL, "regions" integer NOT NULL, "is_anywhere" boolean NOT NULL,
    "within" text, "near_latitude" float8, "near_longitude" float8, "near_km" integer,
    "south" float8, "north" float8, "west" float8, "east" float8,
    "price_min" integer, "price_max" integer, "bedrooms" smallint, "area" integer, "has" integer NOT NULL
  );
  -- What was found for whom; sent_at says that he was told.
  CREATE TABLE "demand_matches" (
    "demand" uuid NOT NULL REFERENCES "demand_search" ("id") ON DELETE CASCADE,
    "property" uuid NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
    "kind" text NOT NULL, "mark" text NOT NULL, "score" smallint NOT NULL, "is_near" boolean NOT NULL,
    "found_at" timestamptz NOT NULL DEFAULT now(), "due_at" timestamptz NOT NULL, "sent_at" timestamptz,
    PRIMARY KEY ("demand", "property", "kind", "mark")
  );
  CREATE INDEX "demand_matches_property" ON "demand_matches" ("property");
  CREATE INDEX "demand_matches_due" ON "demand_matches" ("due_at") WHERE "sent_at" IS NULL;
  -- How a listing stood on the market when it was last compared.
  CREATE TABLE "property_market" (
    "property" uuid PRIMARY KEY REFERENCES "properties" ("id") ON DELETE CASCADE,
    "is_offered" boolean NOT NULL, "price" integer, "returns" integer NOT NULL DEFAULT 0
  );
  INSERT INTO "property_market" ("property", "is_offered", "price")
    SELECT s."id", coalesce(p."marquee"::text, 'none') NOT IN ('option', 'sold', 'rented') AND coalesce(p."status"::text, '') NOT IN ('sold', 'rented') AND coalesce(p."unit_status"::text, 'available') = 'available', s."price"
    FROM "property_search" s JOIN "properties" p ON p."id" = s."id" WHERE s."listed";
`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "demand_matches", "demand_search", "property_market", "typed_forms", "used_challenges", "form_limits";
   ALTER TABLE "pages_thanks_for" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_thanks_for" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "demands_has" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_days_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_rules_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_thanks_for" CASCADE;
  DROP TABLE "_pages_v_version_thanks_for" CASCADE;
  DROP TABLE "demands_has" CASCADE;
  DROP TABLE "visit_days_languages" CASCADE;
  DROP TABLE "visit_days" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "mail_texts" CASCADE;
  DROP TABLE "mail_texts_locales" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "answer_templates_locales" CASCADE;
  DROP TABLE "form_rules_rules" CASCADE;
  DROP TABLE "form_rules" CASCADE;
  ALTER TABLE "demands" DROP CONSTRAINT "demands_near_city_id_cities_id_fk";
  
  ALTER TABLE "demands" DROP CONSTRAINT "demands_enquiry_id_enquiries_id_fk";
  
  ALTER TABLE "appointments" DROP CONSTRAINT "appointments_enquiry_id_enquiries_id_fk";
  
  ALTER TABLE "appointments" DROP CONSTRAINT "appointments_visit_day_id_visit_days_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_visit_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DEFAULT 'content'::text;
  DROP TYPE "public"."enum_pages_kind";
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'testimonials', 'thank_you', 'legal', 'not_found', 'login', 'favourites', 'compare', 'search');
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DEFAULT 'content'::"public"."enum_pages_kind";
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_pages_kind" USING "kind"::"public"."enum_pages_kind";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'content'::text;
  DROP TYPE "public"."enum__pages_v_version_kind";
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'testimonials', 'thank_you', 'legal', 'not_found', 'login', 'favourites', 'compare', 'search');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'content'::"public"."enum__pages_v_version_kind";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__pages_v_version_kind" USING "version_kind"::"public"."enum__pages_v_version_kind";
  DROP INDEX "enquiries_mark_idx";
  DROP INDEX "demands_near_city_idx";
  DROP INDEX "demands_enquiry_idx";
  DROP INDEX "demands_last_activity_idx";
  DROP INDEX "appointments_enquiry_idx";
  DROP INDEX "appointments_visit_day_idx";
  DROP INDEX "payload_locked_documents_rels_visit_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  ALTER TABLE "properties" DROP COLUMN "minimum_income";
  ALTER TABLE "properties" DROP COLUMN "maximum_persons";
  ALTER TABLE "_properties_v" DROP COLUMN "version_minimum_income";
  ALTER TABLE "_properties_v" DROP COLUMN "version_maximum_persons";
  ALTER TABLE "enquiries" DROP COLUMN "is_proven";
  ALTER TABLE "enquiries" DROP COLUMN "mark";
  ALTER TABLE "demands" DROP COLUMN "near_city_id";
  ALTER TABLE "demands" DROP COLUMN "near_km";
  ALTER TABLE "demands" DROP COLUMN "within";
  ALTER TABLE "demands" DROP COLUMN "enquiry_id";
  ALTER TABLE "demands" DROP COLUMN "confirmed_at";
  ALTER TABLE "demands" DROP COLUMN "last_activity";
  ALTER TABLE "appointments" DROP COLUMN "enquiry_id";
  ALTER TABLE "appointments" DROP COLUMN "reminded_at";
  ALTER TABLE "appointments" DROP COLUMN "sequence";
  ALTER TABLE "appointments" DROP COLUMN "wish_day";
  ALTER TABLE "appointments" DROP COLUMN "visit_day_id";
  ALTER TABLE "users" DROP COLUMN "calendar_edition";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visit_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  DROP TYPE "public"."enum_pages_thanks_for";
  DROP TYPE "public"."enum__pages_v_version_thanks_for";
  DROP TYPE "public"."enum_demands_has";
  DROP TYPE "public"."enum_visit_days_languages";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_language";
  DROP TYPE "public"."enum_mails_failure";
  DROP TYPE "public"."enum_mail_texts_kind";
  DROP TYPE "public"."enum_form_rules_rules_form";
  DROP TYPE "public"."enum_form_rules_rules_goal";
  DROP TYPE "public"."enum_form_rules_rules_region";
  DROP TYPE "public"."enum_form_rules_rules_title";
  DROP TYPE "public"."enum_form_rules_rules_first_name";
  DROP TYPE "public"."enum_form_rules_rules_last_name";
  DROP TYPE "public"."enum_form_rules_rules_email";
  DROP TYPE "public"."enum_form_rules_rules_phone";
  DROP TYPE "public"."enum_form_rules_rules_street";
  DROP TYPE "public"."enum_form_rules_rules_zip";
  DROP TYPE "public"."enum_form_rules_rules_city";
  DROP TYPE "public"."enum_form_rules_rules_contact_slot";
  DROP TYPE "public"."enum_form_rules_rules_contact_device";
  DROP TYPE "public"."enum_form_rules_rules_remark";`)
}
