import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_failure" ADD VALUE 'sender' BEFORE 'other';
  ALTER TABLE "enquiries" ADD COLUMN "mail_withheld" boolean DEFAULT false;
  ALTER TABLE "enquiries" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "consent_locale" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "consent_page" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "consent_is_assumed" boolean DEFAULT false;
  ALTER TABLE "demands" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "demands" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "demands" ADD COLUMN "consent_locale" varchar;
  ALTER TABLE "demands" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "demands" ADD COLUMN "consent_page" varchar;
  ALTER TABLE "demands" ADD COLUMN "consent_is_assumed" boolean DEFAULT false;
  ALTER TABLE "subscribers" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "consent_locale" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "consent_page" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "consent_is_assumed" boolean DEFAULT false;
  ALTER TABLE "testimonials" ADD COLUMN "author_key" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "consent_locale" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "consent_page" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "consent_is_assumed" boolean DEFAULT false;
  CREATE INDEX "testimonials_author_key_idx" ON "testimonials" USING btree ("author_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "failure" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_failure";
  CREATE TYPE "public"."enum_mails_failure" AS ENUM('refused', 'unreachable', 'slow', 'busy', 'login', 'other');
  ALTER TABLE "mails" ALTER COLUMN "failure" SET DATA TYPE "public"."enum_mails_failure" USING "failure"::"public"."enum_mails_failure";
  DROP INDEX "testimonials_author_key_idx";
  ALTER TABLE "enquiries" DROP COLUMN "mail_withheld";
  ALTER TABLE "enquiries" DROP COLUMN "consent_text";
  ALTER TABLE "enquiries" DROP COLUMN "consent_version";
  ALTER TABLE "enquiries" DROP COLUMN "consent_locale";
  ALTER TABLE "enquiries" DROP COLUMN "consent_at";
  ALTER TABLE "enquiries" DROP COLUMN "consent_page";
  ALTER TABLE "enquiries" DROP COLUMN "consent_is_assumed";
  ALTER TABLE "demands" DROP COLUMN "consent_text";
  ALTER TABLE "demands" DROP COLUMN "consent_version";
  ALTER TABLE "demands" DROP COLUMN "consent_locale";
  ALTER TABLE "demands" DROP COLUMN "consent_at";
  ALTER TABLE "demands" DROP COLUMN "consent_page";
  ALTER TABLE "demands" DROP COLUMN "consent_is_assumed";
  ALTER TABLE "subscribers" DROP COLUMN "consent_text";
  ALTER TABLE "subscribers" DROP COLUMN "consent_version";
  ALTER TABLE "subscribers" DROP COLUMN "consent_locale";
  ALTER TABLE "subscribers" DROP COLUMN "consent_at";
  ALTER TABLE "subscribers" DROP COLUMN "consent_page";
  ALTER TABLE "subscribers" DROP COLUMN "consent_is_assumed";
  ALTER TABLE "testimonials" DROP COLUMN "author_key";
  ALTER TABLE "testimonials" DROP COLUMN "consent_text";
  ALTER TABLE "testimonials" DROP COLUMN "consent_version";
  ALTER TABLE "testimonials" DROP COLUMN "consent_locale";
  ALTER TABLE "testimonials" DROP COLUMN "consent_at";
  ALTER TABLE "testimonials" DROP COLUMN "consent_page";
  ALTER TABLE "testimonials" DROP COLUMN "consent_is_assumed";`)
}
