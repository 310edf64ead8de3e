import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appointments_outcome" AS ENUM('returns', 'offers', 'undecided', 'elsewhere', 'absent');
  CREATE TYPE "public"."enum_appointments_liking" AS ENUM('yes', 'partly', 'no');
  CREATE TYPE "public"."enum_appointments_pricing" AS ENUM('fair', 'high', 'low');
  CREATE TYPE "public"."enum_appointments_intention" AS ENUM('returns', 'offers', 'thinking', 'elsewhere');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'owner_message';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'visit_feedback' BEFORE 'documents_link';
  ALTER TYPE "public"."enum_mail_texts_kind" ADD VALUE 'visit_feedback' BEFORE 'documents_link';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'document_approved';
  CREATE TABLE "documents_approvals" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"owner_id" uuid,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  ALTER TABLE "properties" ADD COLUMN "agreement_on" timestamp(3) with time zone;
  ALTER TABLE "properties" ADD COLUMN "deed_on" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_agreement_on" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_deed_on" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "asks_approval" boolean DEFAULT false;
  ALTER TABLE "appointments" ADD COLUMN "outcome" "enum_appointments_outcome";
  ALTER TABLE "appointments" ADD COLUMN "liking" "enum_appointments_liking";
  ALTER TABLE "appointments" ADD COLUMN "pricing" "enum_appointments_pricing";
  ALTER TABLE "appointments" ADD COLUMN "intention" "enum_appointments_intention";
  ALTER TABLE "appointments" ADD COLUMN "visitor_words" varchar;
  ALTER TABLE "appointments" ADD COLUMN "may_quote" boolean DEFAULT false;
  ALTER TABLE "appointments" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "appointments" ADD COLUMN "asked_at" timestamp(3) with time zone;
  ALTER TABLE "documents_approvals" ADD CONSTRAINT "documents_approvals_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_approvals" ADD CONSTRAINT "documents_approvals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "documents_approvals_order_idx" ON "documents_approvals" USING btree ("_order");
  CREATE INDEX "documents_approvals_parent_id_idx" ON "documents_approvals" USING btree ("_parent_id");
  CREATE INDEX "documents_approvals_owner_idx" ON "documents_approvals" USING btree ("owner_id");
  -- Visitors who came before the site asked for their opinion are not asked.
  UPDATE "appointments" SET "asked_at" = now() WHERE "start" < now();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "documents_approvals" CASCADE;
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'monthly_report', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password', 'owner_invitation', 'login_link', 'email_change', 'account_notice');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_texts_kind";
  CREATE TYPE "public"."enum_mail_texts_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'monthly_report', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password', 'owner_invitation', 'login_link', 'email_change', 'account_notice');
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_texts_kind" USING "kind"::"public"."enum_mail_texts_kind";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('login', 'login_refused', 'logout', 'sessions_ended', 'password_changed', 'email_changed', 'second_factor_on', 'second_factor_off', 'account_created', 'account_deleted', 'role_changed', 'invited', 'suspended', 'readmitted', 'seen_as_owner', 'person_exported', 'person_erased', 'inbox_exported', 'property_deleted', 'gate_overridden', 'report_sent_again', 'report_handed_over');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "properties" DROP COLUMN "agreement_on";
  ALTER TABLE "properties" DROP COLUMN "deed_on";
  ALTER TABLE "_properties_v" DROP COLUMN "version_agreement_on";
  ALTER TABLE "_properties_v" DROP COLUMN "version_deed_on";
  ALTER TABLE "documents" DROP COLUMN "asks_approval";
  ALTER TABLE "appointments" DROP COLUMN "outcome";
  ALTER TABLE "appointments" DROP COLUMN "liking";
  ALTER TABLE "appointments" DROP COLUMN "pricing";
  ALTER TABLE "appointments" DROP COLUMN "intention";
  ALTER TABLE "appointments" DROP COLUMN "visitor_words";
  ALTER TABLE "appointments" DROP COLUMN "may_quote";
  ALTER TABLE "appointments" DROP COLUMN "answered_at";
  ALTER TABLE "appointments" DROP COLUMN "asked_at";
  DROP TYPE "public"."enum_appointments_outcome";
  DROP TYPE "public"."enum_appointments_liking";
  DROP TYPE "public"."enum_appointments_pricing";
  DROP TYPE "public"."enum_appointments_intention";`)
}
