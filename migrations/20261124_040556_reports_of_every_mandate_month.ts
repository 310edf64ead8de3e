import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Reports of every month in which a mandate runs. `mandate_months` is written by `src/data/reports/mandates.ts`. The
 * month before the upgrade is there at once, by the rule of that day: what was not reported of it is made up for.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reports_delivery" AS ENUM('mailed', 'due', 'handed_over');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'report_handed_over';
  ALTER TABLE "properties" ADD COLUMN "mandate_from" timestamp(3) with time zone;
  ALTER TABLE "properties" ADD COLUMN "mandate_until" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_mandate_from" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_mandate_until" timestamp(3) with time zone;
  ALTER TABLE "reports" ADD COLUMN "delivery" "enum_reports_delivery" DEFAULT 'mailed' NOT NULL;
  CREATE INDEX "reports_delivery_idx" ON "reports" USING btree ("delivery");
  CREATE TABLE "mandate_months" (
    "owner" uuid NOT NULL REFERENCES "owners" ("id") ON DELETE CASCADE,
    "property" uuid NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
    "month" text NOT NULL,
    PRIMARY KEY ("owner", "month", "property")
  );
  CREATE INDEX "mandate_months_month" ON "mandate_months" ("month", "property");
  INSERT INTO "mandate_months" ("owner", "property", "month")
    SELECT DISTINCT r."owners_id", p."id", to_char(b."start" - interval '1 day', 'YYYY-MM')
    FROM (SELECT date_trunc('month', now() AT TIME ZONE 'Europe/Brussels') AS "start") b, "properties" p
    JOIN "properties_rels" r ON r."parent_id" = p."id" AND r."path" = 'owners'
    JOIN "owners" o ON o."id" = r."owners_id"
    WHERE p."_status" = 'published' AND p."status"::text = 'active' AND coalesce(p."marquee"::text, '') NOT IN ('sold', 'rented')
      AND coalesce(p."unit_status"::text, '') <> 'sold' AND coalesce(p."published_on" AT TIME ZONE 'Europe/Brussels' < b."start", true)
      AND o."created_at" AT TIME ZONE 'Europe/Brussels' < b."start";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mandate_months";
  DELETE FROM "audit_log" WHERE "action" = 'report_handed_over';
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('login', 'login_refused', 'logout', 'sessions_ended', 'password_changed', 'email_changed', 'second_factor_on', 'second_factor_off', 'account_created', 'account_deleted', 'role_changed', 'invited', 'suspended', 'readmitted', 'seen_as_owner', 'person_exported', 'person_erased', 'inbox_exported', 'property_deleted', 'gate_overridden', 'report_sent_again');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "reports_delivery_idx";
  ALTER TABLE "properties" DROP COLUMN "mandate_from";
  ALTER TABLE "properties" DROP COLUMN "mandate_until";
  ALTER TABLE "_properties_v" DROP COLUMN "version_mandate_from";
  ALTER TABLE "_properties_v" DROP COLUMN "version_mandate_until";
  ALTER TABLE "reports" DROP COLUMN "delivery";
  DROP TYPE "public"."enum_reports_delivery";`)
}
