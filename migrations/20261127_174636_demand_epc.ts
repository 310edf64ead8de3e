import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_demands_epc" AS ENUM('a', 'b', 'c', 'd', 'e', 'f', 'g');
  CREATE TABLE "demands_epc" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_demands_epc",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  ALTER TABLE "demands" ADD COLUMN "only_new" boolean DEFAULT false;
  -- What demands are compared by. The program of the release before leaves both out.
  ALTER TABLE "demand_search" ADD COLUMN "epc" integer NOT NULL DEFAULT 0;
  ALTER TABLE "demand_search" ADD COLUMN "only_new" boolean NOT NULL DEFAULT false;
  -- locks: the table is new and empty.
  ALTER TABLE "demands_epc" ADD CONSTRAINT "demands_epc_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  -- locks: the table is new and empty.
  CREATE INDEX "demands_epc_order_idx" ON "demands_epc" USING btree ("order");
  -- locks: the table is new and empty.
  CREATE INDEX "demands_epc_parent_idx" ON "demands_epc" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "demands_epc" CASCADE;
  ALTER TABLE "demands" DROP COLUMN "only_new";
  ALTER TABLE "demand_search" DROP COLUMN "epc";
  ALTER TABLE "demand_search" DROP COLUMN "only_new";
  DROP TYPE "public"."enum_demands_epc";`)
}
