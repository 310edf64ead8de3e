import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_thanks_for" ADD VALUE 'saved_search' BEFORE 'friend';
  ALTER TYPE "public"."enum__pages_v_version_thanks_for" ADD VALUE 'saved_search' BEFORE 'friend';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'saved_search' BEFORE 'friend';
  ALTER TYPE "public"."enum_settings_recipients_form" ADD VALUE 'saved_search' BEFORE 'friend';
  ALTER TYPE "public"."enum_form_rules_rules_form" ADD VALUE 'saved_search' BEFORE 'friend';
  ALTER TABLE "settings" ADD COLUMN "open_times" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_thanks_for" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_thanks_for";
  CREATE TYPE "public"."enum_pages_thanks_for" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  ALTER TABLE "pages_thanks_for" ALTER COLUMN "value" SET DATA TYPE "public"."enum_pages_thanks_for" USING "value"::"public"."enum_pages_thanks_for";
  ALTER TABLE "_pages_v_version_thanks_for" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_thanks_for";
  CREATE TYPE "public"."enum__pages_v_version_thanks_for" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  ALTER TABLE "_pages_v_version_thanks_for" ALTER COLUMN "value" SET DATA TYPE "public"."enum__pages_v_version_thanks_for" USING "value"::"public"."enum__pages_v_version_thanks_for";
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe', 'owner_message');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  ALTER TABLE "settings_recipients" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_settings_recipients_form";
  CREATE TYPE "public"."enum_settings_recipients_form" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  ALTER TABLE "settings_recipients" ALTER COLUMN "form" SET DATA TYPE "public"."enum_settings_recipients_form" USING "form"::"public"."enum_settings_recipients_form";
  ALTER TABLE "form_rules_rules" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_rules_rules_form";
  CREATE TYPE "public"."enum_form_rules_rules_form" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  ALTER TABLE "form_rules_rules" ALTER COLUMN "form" SET DATA TYPE "public"."enum_form_rules_rules_form" USING "form"::"public"."enum_form_rules_rules_form";
  ALTER TABLE "settings" DROP COLUMN "open_times";`)
}
