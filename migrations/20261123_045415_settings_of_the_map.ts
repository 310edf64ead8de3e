import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_nearby_points" AS ENUM('station', 'school', 'shop', 'park');
  CREATE TABLE "settings_nearby_points" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_settings_nearby_points",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "settings" ADD COLUMN "map_place_id" uuid;
  ALTER TABLE "settings" ADD COLUMN "map_zoom" numeric DEFAULT 11;
  ALTER TABLE "settings_nearby_points" ADD CONSTRAINT "settings_nearby_points_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_nearby_points_order_idx" ON "settings_nearby_points" USING btree ("order");
  CREATE INDEX "settings_nearby_points_parent_idx" ON "settings_nearby_points" USING btree ("parent_id");
  ALTER TABLE "settings" ADD CONSTRAINT "settings_map_place_id_cities_id_fk" FOREIGN KEY ("map_place_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_map_place_idx" ON "settings" USING btree ("map_place_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_nearby_points" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings_nearby_points" CASCADE;
  ALTER TABLE "settings" DROP CONSTRAINT "settings_map_place_id_cities_id_fk";
  
  DROP INDEX "settings_map_place_idx";
  ALTER TABLE "settings" DROP COLUMN "map_place_id";
  ALTER TABLE "settings" DROP COLUMN "map_zoom";
  DROP TYPE "public"."enum_settings_nearby_points";`)
}
