import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activities_change_what" ADD VALUE 'exposure';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activities" ALTER COLUMN "change_what" SET DATA TYPE text;
  DROP TYPE "public"."enum_activities_change_what";
  CREATE TYPE "public"."enum_activities_change_what" AS ENUM('price', 'standing');
  ALTER TABLE "activities" ALTER COLUMN "change_what" SET DATA TYPE "public"."enum_activities_change_what" USING "change_what"::"public"."enum_activities_change_what";`)
}
