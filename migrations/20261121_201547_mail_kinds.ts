import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "mails" WHERE "kind" = 'demand_manage';
  DELETE FROM "mail_texts" WHERE "kind" = 'demand_manage';
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_texts_kind";
  CREATE TYPE "public"."enum_mail_texts_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password');
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_texts_kind" USING "kind"::"public"."enum_mail_texts_kind";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'demand_manage' BEFORE 'demand_matches';
  ALTER TYPE "public"."enum_mail_texts_kind" ADD VALUE 'demand_manage' BEFORE 'demand_matches';`)
}
