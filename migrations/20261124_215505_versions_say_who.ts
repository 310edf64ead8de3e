import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "modules" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "_modules_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "articles" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "properties" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "_properties_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_saved_by_idx" ON "pages" USING btree ("saved_by_id");
  CREATE INDEX "_pages_v_version_version_saved_by_idx" ON "_pages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "modules_saved_by_idx" ON "modules" USING btree ("saved_by_id");
  CREATE INDEX "_modules_v_version_version_saved_by_idx" ON "_modules_v" USING btree ("version_saved_by_id");
  CREATE INDEX "articles_saved_by_idx" ON "articles" USING btree ("saved_by_id");
  CREATE INDEX "_articles_v_version_version_saved_by_idx" ON "_articles_v" USING btree ("version_saved_by_id");
  CREATE INDEX "properties_saved_by_idx" ON "properties" USING btree ("saved_by_id");
  CREATE INDEX "_properties_v_version_version_saved_by_idx" ON "_properties_v" USING btree ("version_saved_by_id");
  CREATE INDEX "projects_saved_by_idx" ON "projects" USING btree ("saved_by_id");
  CREATE INDEX "_projects_v_version_version_saved_by_idx" ON "_projects_v" USING btree ("version_saved_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP CONSTRAINT "pages_saved_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "modules" DROP CONSTRAINT "modules_saved_by_id_users_id_fk";
  
  ALTER TABLE "_modules_v" DROP CONSTRAINT "_modules_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_saved_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "properties" DROP CONSTRAINT "properties_saved_by_id_users_id_fk";
  
  ALTER TABLE "_properties_v" DROP CONSTRAINT "_properties_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_saved_by_id_users_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_saved_by_id_users_id_fk";
  
  DROP INDEX "pages_saved_by_idx";
  DROP INDEX "_pages_v_version_version_saved_by_idx";
  DROP INDEX "modules_saved_by_idx";
  DROP INDEX "_modules_v_version_version_saved_by_idx";
  DROP INDEX "articles_saved_by_idx";
  DROP INDEX "_articles_v_version_version_saved_by_idx";
  DROP INDEX "properties_saved_by_idx";
  DROP INDEX "_properties_v_version_version_saved_by_idx";
  DROP INDEX "projects_saved_by_idx";
  DROP INDEX "_projects_v_version_version_saved_by_idx";
  ALTER TABLE "pages" DROP COLUMN "saved_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "modules" DROP COLUMN "saved_by_id";
  ALTER TABLE "_modules_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "articles" DROP COLUMN "saved_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "properties" DROP COLUMN "saved_by_id";
  ALTER TABLE "_properties_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "projects" DROP COLUMN "saved_by_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_saved_by_id";`)
}
