import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'factor_reset' BEFORE 'account_notice';
  ALTER TYPE "public"."enum_mail_texts_kind" ADD VALUE 'factor_reset' BEFORE 'account_notice';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'second_factor_reset' BEFORE 'account_created';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'passkey_added' BEFORE 'account_created';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'passkey_removed' BEFORE 'account_created';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'recovery_codes_made' BEFORE 'account_created';
  ALTER TABLE "settings" ADD COLUMN "require_second_factor" boolean DEFAULT false;
  -- Written by src/data/accounts: passkeys with their public keys, and the challenges that they sign.
  CREATE TABLE "account_passkeys" ("id" text PRIMARY KEY, "account" uuid NOT NULL, "kind" text NOT NULL, "name" text NOT NULL, "public_key" text NOT NULL, "counter" bigint NOT NULL DEFAULT 0, "transports" text[] NOT NULL DEFAULT '{}', "is_synced" boolean NOT NULL DEFAULT false, "made_at" timestamptz NOT NULL DEFAULT now(), "used_at" timestamptz);
  -- locks: the tables are new and empty.
  CREATE INDEX "account_passkeys_account" ON "account_passkeys" ("account");
  CREATE TABLE "account_challenges" ("challenge" text PRIMARY KEY, "bound_to" text NOT NULL, "until" timestamptz NOT NULL);
  CREATE INDEX "account_challenges_until" ON "account_challenges" ("until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "account_passkeys", "account_challenges";
  DELETE FROM "audit_log" WHERE "action" IN ('second_factor_reset', 'passkey_added', 'passkey_removed', 'recovery_codes_made');
  DELETE FROM "mails" WHERE "kind" = 'factor_reset';
  DELETE FROM "mail_texts" WHERE "kind" = 'factor_reset';
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'visit_feedback', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'monthly_report', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password', 'owner_invitation', 'login_link', 'email_change', 'account_notice');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_texts_kind";
  CREATE TYPE "public"."enum_mail_texts_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'visit_feedback', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'monthly_report', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password', 'owner_invitation', 'login_link', 'email_change', 'account_notice');
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_texts_kind" USING "kind"::"public"."enum_mail_texts_kind";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('login', 'login_refused', 'logout', 'sessions_ended', 'password_changed', 'email_changed', 'second_factor_on', 'second_factor_off', 'account_created', 'account_deleted', 'role_changed', 'invited', 'suspended', 'readmitted', 'seen_as_owner', 'person_exported', 'person_erased', 'inbox_exported', 'property_deleted', 'gate_overridden', 'report_sent_again', 'report_handed_over', 'document_approved', 'published', 'taken_offline', 'price_changed', 'status_changed', 'settings_changed', 'redirect_saved', 'redirect_deleted', 'list_exported', 'inspection_made', 'inspection_fetched', 'preview_shared', 'preview_revoked');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "settings" DROP COLUMN "require_second_factor";`)
}
