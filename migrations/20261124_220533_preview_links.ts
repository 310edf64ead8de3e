import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'preview_shared';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'preview_revoked';
  CREATE TABLE "preview_links" (
    "id" uuid PRIMARY KEY,
    "collection" text NOT NULL,
    "document" uuid NOT NULL,
    "made_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
    "made_at" timestamptz NOT NULL,
    "until" timestamptz NOT NULL,
    "revoked_at" timestamptz
  );
  -- locks: the table is new and empty.
  CREATE INDEX "preview_links_document" ON "preview_links" ("document");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "preview_links";
  DELETE FROM "audit_log" WHERE "action" IN ('preview_shared', 'preview_revoked');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('login', 'login_refused', 'logout', 'sessions_ended', 'password_changed', 'email_changed', 'second_factor_on', 'second_factor_off', 'account_created', 'account_deleted', 'role_changed', 'invited', 'suspended', 'readmitted', 'seen_as_owner', 'person_exported', 'person_erased', 'inbox_exported', 'property_deleted', 'gate_overridden', 'report_sent_again', 'report_handed_over', 'document_approved', 'published', 'taken_offline', 'price_changed', 'status_changed', 'settings_changed', 'redirect_saved', 'redirect_deleted', 'list_exported', 'inspection_made', 'inspection_fetched');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";`)
}
