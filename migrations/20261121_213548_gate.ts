import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties" ADD COLUMN "cadastral_number" varchar;
  ALTER TABLE "properties" ADD COLUMN "electrical_date" timestamp(3) with time zone;
  ALTER TABLE "properties" ADD COLUMN "published_anyway_reason" varchar;
  ALTER TABLE "properties" ADD COLUMN "published_anyway_by_id" uuid;
  ALTER TABLE "properties" ADD COLUMN "published_anyway_at" timestamp(3) with time zone;
  ALTER TABLE "properties" ADD COLUMN "published_anyway_gaps" varchar;
  ALTER TABLE "properties" ADD COLUMN "gaps" varchar;
  ALTER TABLE "properties" ADD COLUMN "completeness" numeric;
  ALTER TABLE "properties" ADD COLUMN "lapses_on" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_cadastral_number" varchar;
  ALTER TABLE "_properties_v" ADD COLUMN "version_electrical_date" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_published_anyway_reason" varchar;
  ALTER TABLE "_properties_v" ADD COLUMN "version_published_anyway_by_id" uuid;
  ALTER TABLE "_properties_v" ADD COLUMN "version_published_anyway_at" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_published_anyway_gaps" varchar;
  ALTER TABLE "_properties_v" ADD COLUMN "version_gaps" varchar;
  ALTER TABLE "_properties_v" ADD COLUMN "version_completeness" numeric;
  ALTER TABLE "_properties_v" ADD COLUMN "version_lapses_on" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "is_live" boolean DEFAULT false;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_published_anyway_by_id_users_id_fk" FOREIGN KEY ("published_anyway_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_published_anyway_by_id_users_id_fk" FOREIGN KEY ("version_published_anyway_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "properties_cadastral_number_idx" ON "properties" USING btree ("cadastral_number");
  CREATE INDEX "properties_epc_certificate_idx" ON "properties" USING btree ("epc_certificate");
  CREATE INDEX "properties_published_anyway_published_anyway_by_idx" ON "properties" USING btree ("published_anyway_by_id");
  CREATE INDEX "properties_completeness_idx" ON "properties" USING btree ("completeness");
  CREATE INDEX "properties_lapses_on_idx" ON "properties" USING btree ("lapses_on");
  CREATE INDEX "_properties_v_version_version_cadastral_number_idx" ON "_properties_v" USING btree ("version_cadastral_number");
  CREATE INDEX "_properties_v_version_version_epc_certificate_idx" ON "_properties_v" USING btree ("version_epc_certificate");
  CREATE INDEX "_properties_v_version_published_anyway_version_published_idx" ON "_properties_v" USING btree ("version_published_anyway_by_id");
  CREATE INDEX "_properties_v_version_version_completeness_idx" ON "_properties_v" USING btree ("version_completeness");
  CREATE INDEX "_properties_v_version_version_lapses_on_idx" ON "_properties_v" USING btree ("version_lapses_on");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties" DROP CONSTRAINT "properties_published_anyway_by_id_users_id_fk";
  
  ALTER TABLE "_properties_v" DROP CONSTRAINT "_properties_v_version_published_anyway_by_id_users_id_fk";
  
  DROP INDEX "properties_cadastral_number_idx";
  DROP INDEX "properties_epc_certificate_idx";
  DROP INDEX "properties_published_anyway_published_anyway_by_idx";
  DROP INDEX "properties_completeness_idx";
  DROP INDEX "properties_lapses_on_idx";
  DROP INDEX "_properties_v_version_version_cadastral_number_idx";
  DROP INDEX "_properties_v_version_version_epc_certificate_idx";
  DROP INDEX "_properties_v_version_published_anyway_version_published_idx";
  DROP INDEX "_properties_v_version_version_completeness_idx";
  DROP INDEX "_properties_v_version_version_lapses_on_idx";
  ALTER TABLE "properties" DROP COLUMN "cadastral_number";
  ALTER TABLE "properties" DROP COLUMN "electrical_date";
  ALTER TABLE "properties" DROP COLUMN "published_anyway_reason";
  ALTER TABLE "properties" DROP COLUMN "published_anyway_by_id";
  ALTER TABLE "properties" DROP COLUMN "published_anyway_at";
  ALTER TABLE "properties" DROP COLUMN "published_anyway_gaps";
  ALTER TABLE "properties" DROP COLUMN "gaps";
  ALTER TABLE "properties" DROP COLUMN "completeness";
  ALTER TABLE "properties" DROP COLUMN "lapses_on";
  ALTER TABLE "_properties_v" DROP COLUMN "version_cadastral_number";
  ALTER TABLE "_properties_v" DROP COLUMN "version_electrical_date";
  ALTER TABLE "_properties_v" DROP COLUMN "version_published_anyway_reason";
  ALTER TABLE "_properties_v" DROP COLUMN "version_published_anyway_by_id";
  ALTER TABLE "_properties_v" DROP COLUMN "version_published_anyway_at";
  ALTER TABLE "_properties_v" DROP COLUMN "version_published_anyway_gaps";
  ALTER TABLE "_properties_v" DROP COLUMN "version_gaps";
  ALTER TABLE "_properties_v" DROP COLUMN "version_completeness";
  ALTER TABLE "_properties_v" DROP COLUMN "version_lapses_on";
  ALTER TABLE "settings" DROP COLUMN "is_live";`)
}
