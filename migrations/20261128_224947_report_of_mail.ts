import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ADD COLUMN "report_id" uuid;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mails_report_idx" ON "mails" USING btree ("report_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" DROP CONSTRAINT "mails_report_id_reports_id_fk";
  
  DROP INDEX "mails_report_idx";
  ALTER TABLE "mails" DROP COLUMN "report_id";`)
}
