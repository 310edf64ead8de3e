import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'owner_invitation';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'login_link';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'email_change';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'account_notice';
  ALTER TYPE "public"."enum_mail_texts_kind" ADD VALUE 'owner_invitation';
  ALTER TYPE "public"."enum_mail_texts_kind" ADD VALUE 'login_link';
  ALTER TYPE "public"."enum_mail_texts_kind" ADD VALUE 'email_change';
  ALTER TYPE "public"."enum_mail_texts_kind" ADD VALUE 'account_notice';
  ALTER TABLE "owners" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  ALTER TABLE "owners" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "owners" ADD COLUMN "last_login_at" timestamp(3) with time zone;
  ALTER TABLE "owners" DROP COLUMN "login_attempts";
  ALTER TABLE "owners" DROP COLUMN "lock_until";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  -- Written by src/data/accounts: a link in a mail by the mark of its secret, and the second proof of an account.
  CREATE TABLE "account_links" ("token" text PRIMARY KEY, "account" uuid NOT NULL, "kind" text NOT NULL, "purpose" text NOT NULL, "told" text, "until" timestamptz NOT NULL, UNIQUE ("account", "purpose"));
  CREATE TABLE "account_factors" ("account" uuid PRIMARY KEY, "secret" text NOT NULL, "is_on" boolean NOT NULL DEFAULT false, "last_step" bigint NOT NULL DEFAULT 0, "recovery" text[] NOT NULL DEFAULT '{}', "since" timestamptz NOT NULL DEFAULT now());`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "account_links", "account_factors";
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_texts_kind";
  CREATE TYPE "public"."enum_mail_texts_kind" AS ENUM('contact_received', 'property_received', 'construction_received', 'valuation_received', 'rental_management_received', 'testimonial_received', 'offer_received', 'friend', 'friend_sent', 'visit_requested', 'visit_confirmed', 'visit_full', 'visit_reminder', 'visit_moved', 'visit_cancelled', 'documents_link', 'documents_already', 'demand_confirm', 'demand_active', 'demand_matches', 'newsletter_confirm', 'newsletter_welcome', 'unsubscribed', 'staff_notice', 'manager_notice', 'staff_overdue', 'staff_answer', 'password');
  ALTER TABLE "mail_texts" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_texts_kind" USING "kind"::"public"."enum_mail_texts_kind";
  ALTER TABLE "owners" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "owners" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "owners" DROP COLUMN "suspended_at";
  ALTER TABLE "owners" DROP COLUMN "invited_at";
  ALTER TABLE "owners" DROP COLUMN "last_login_at";`)
}
