import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "modules" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "modules" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_modules_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_modules_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "properties" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "properties" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  CREATE INDEX "pages_publish_at_idx" ON "pages" USING btree ("publish_at");
  CREATE INDEX "pages_unpublish_at_idx" ON "pages" USING btree ("unpublish_at");
  CREATE INDEX "_pages_v_version_version_publish_at_idx" ON "_pages_v" USING btree ("version_publish_at");
  CREATE INDEX "_pages_v_version_version_unpublish_at_idx" ON "_pages_v" USING btree ("version_unpublish_at");
  CREATE INDEX "modules_publish_at_idx" ON "modules" USING btree ("publish_at");
  CREATE INDEX "modules_unpublish_at_idx" ON "modules" USING btree ("unpublish_at");
  CREATE INDEX "_modules_v_version_version_publish_at_idx" ON "_modules_v" USING btree ("version_publish_at");
  CREATE INDEX "_modules_v_version_version_unpublish_at_idx" ON "_modules_v" USING btree ("version_unpublish_at");
  CREATE INDEX "articles_publish_at_idx" ON "articles" USING btree ("publish_at");
  CREATE INDEX "articles_unpublish_at_idx" ON "articles" USING btree ("unpublish_at");
  CREATE INDEX "_articles_v_version_version_publish_at_idx" ON "_articles_v" USING btree ("version_publish_at");
  CREATE INDEX "_articles_v_version_version_unpublish_at_idx" ON "_articles_v" USING btree ("version_unpublish_at");
  CREATE INDEX "properties_publish_at_idx" ON "properties" USING btree ("publish_at");
  CREATE INDEX "properties_unpublish_at_idx" ON "properties" USING btree ("unpublish_at");
  CREATE INDEX "_properties_v_version_version_publish_at_idx" ON "_properties_v" USING btree ("version_publish_at");
  CREATE INDEX "_properties_v_version_version_unpublish_at_idx" ON "_properties_v" USING btree ("version_unpublish_at");
  CREATE INDEX "projects_publish_at_idx" ON "projects" USING btree ("publish_at");
  CREATE INDEX "projects_unpublish_at_idx" ON "projects" USING btree ("unpublish_at");
  CREATE INDEX "_projects_v_version_version_publish_at_idx" ON "_projects_v" USING btree ("version_publish_at");
  CREATE INDEX "_projects_v_version_version_unpublish_at_idx" ON "_projects_v" USING btree ("version_unpublish_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_publish_at_idx";
  DROP INDEX "pages_unpublish_at_idx";
  DROP INDEX "_pages_v_version_version_publish_at_idx";
  DROP INDEX "_pages_v_version_version_unpublish_at_idx";
  DROP INDEX "modules_publish_at_idx";
  DROP INDEX "modules_unpublish_at_idx";
  DROP INDEX "_modules_v_version_version_publish_at_idx";
  DROP INDEX "_modules_v_version_version_unpublish_at_idx";
  DROP INDEX "articles_publish_at_idx";
  DROP INDEX "articles_unpublish_at_idx";
  DROP INDEX "_articles_v_version_version_publish_at_idx";
  DROP INDEX "_articles_v_version_version_unpublish_at_idx";
  DROP INDEX "properties_publish_at_idx";
  DROP INDEX "properties_unpublish_at_idx";
  DROP INDEX "_properties_v_version_version_publish_at_idx";
  DROP INDEX "_properties_v_version_version_unpublish_at_idx";
  DROP INDEX "projects_publish_at_idx";
  DROP INDEX "projects_unpublish_at_idx";
  DROP INDEX "_projects_v_version_version_publish_at_idx";
  DROP INDEX "_projects_v_version_version_unpublish_at_idx";
  ALTER TABLE "pages" DROP COLUMN "publish_at";
  ALTER TABLE "pages" DROP COLUMN "unpublish_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "modules" DROP COLUMN "publish_at";
  ALTER TABLE "modules" DROP COLUMN "unpublish_at";
  ALTER TABLE "_modules_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_modules_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "articles" DROP COLUMN "publish_at";
  ALTER TABLE "articles" DROP COLUMN "unpublish_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "properties" DROP COLUMN "publish_at";
  ALTER TABLE "properties" DROP COLUMN "unpublish_at";
  ALTER TABLE "_properties_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_properties_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "projects" DROP COLUMN "publish_at";
  ALTER TABLE "projects" DROP COLUMN "unpublish_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_unpublish_at";`)
}
