import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'published');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'release_planned';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'release_published';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'release_undone';
  CREATE TABLE "releases" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_releases_state" DEFAULT 'open' NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "releases_id" uuid;
  CREATE TABLE "release_documents" (
    "release" uuid NOT NULL REFERENCES "releases" ("id") ON DELETE CASCADE,
    "collection" text NOT NULL,
    "document" uuid NOT NULL,
    "name" text NOT NULL,
    "added_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
    "added_at" timestamptz NOT NULL,
    "added_version" timestamptz NOT NULL,
    "is_open" boolean NOT NULL DEFAULT true,
    "was_live" boolean,
    "version_before" uuid,
    "published_version" timestamptz,
    PRIMARY KEY ("release", "collection", "document")
  );
  -- locks: the tables of releases are new and empty.
  CREATE UNIQUE INDEX "release_documents_open" ON "release_documents" ("collection", "document") WHERE "is_open";
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_publish_at_idx" ON "releases" USING btree ("publish_at");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "release_documents";
  DROP TABLE "releases" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  DELETE FROM "audit_log" WHERE "action" IN ('release_planned', 'release_published', 'release_undone');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('login', 'login_refused', 'logout', 'sessions_ended', 'password_changed', 'email_changed', 'second_factor_on', 'second_factor_off', 'second_factor_reset', 'passkey_added', 'passkey_removed', 'recovery_codes_made', 'account_created', 'account_deleted', 'role_changed', 'invited', 'suspended', 'readmitted', 'seen_as_owner', 'person_exported', 'person_erased', 'inbox_exported', 'property_deleted', 'gate_overridden', 'report_sent_again', 'report_handed_over', 'document_approved', 'published', 'taken_offline', 'price_changed', 'status_changed', 'settings_changed', 'redirect_saved', 'redirect_deleted', 'list_exported', 'inspection_made', 'inspection_fetched', 'preview_shared', 'preview_revoked');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "payload_locked_documents_rels_releases_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "releases_id";
  DROP TYPE "public"."enum_releases_state";`)
}
