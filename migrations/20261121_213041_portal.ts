import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_activities_change_what" AS ENUM('price', 'standing');
  ALTER TYPE "public"."enum_activities_type" ADD VALUE 'status_change' BEFORE 'document';
  ALTER TYPE "public"."enum_activity_templates_type" ADD VALUE 'status_change' BEFORE 'document';
  ALTER TABLE "activities" ADD COLUMN "change_what" "enum_activities_change_what";
  ALTER TABLE "activities" ADD COLUMN "change_before" varchar;
  ALTER TABLE "activities" ADD COLUMN "change_after" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activities" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_activities_type";
  CREATE TYPE "public"."enum_activities_type" AS ENUM('call', 'mail', 'letter', 'visit', 'offer', 'agreement', 'publication', 'price_change', 'document', 'note');
  ALTER TABLE "activities" ALTER COLUMN "type" SET DATA TYPE "public"."enum_activities_type" USING "type"::"public"."enum_activities_type";
  ALTER TABLE "activity_templates" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_templates_type";
  CREATE TYPE "public"."enum_activity_templates_type" AS ENUM('call', 'mail', 'letter', 'visit', 'offer', 'agreement', 'publication', 'price_change', 'document', 'note');
  ALTER TABLE "activity_templates" ALTER COLUMN "type" SET DATA TYPE "public"."enum_activity_templates_type" USING "type"::"public"."enum_activity_templates_type";
  ALTER TABLE "activities" DROP COLUMN "change_what";
  ALTER TABLE "activities" DROP COLUMN "change_before";
  ALTER TABLE "activities" DROP COLUMN "change_after";
  DROP TYPE "public"."enum_activities_change_what";`)
}
