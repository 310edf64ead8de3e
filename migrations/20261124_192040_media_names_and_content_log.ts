import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'published';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'taken_offline';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'price_changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'status_changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'settings_changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'redirect_saved';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'redirect_deleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'list_exported';
  ALTER TABLE "media" ADD COLUMN "original_name" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('login', 'login_refused', 'logout', 'sessions_ended', 'password_changed', 'email_changed', 'second_factor_on', 'second_factor_off', 'account_created', 'account_deleted', 'role_changed', 'invited', 'suspended', 'readmitted', 'seen_as_owner', 'person_exported', 'person_erased', 'inbox_exported', 'property_deleted', 'gate_overridden', 'report_sent_again', 'report_handed_over', 'document_approved');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "media" DROP COLUMN "original_name";`)
}
