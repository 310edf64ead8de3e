import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_feeds_columns_column" AS ENUM('key', 'type', 'goal', 'country', 'zip', 'city', 'reference', 'status', 'marquee', 'recordFile', 'availableFrom', 'contractType', 'price', 'priceUnit', 'publishPrice', 'monthlyRent', 'chargesRenter', 'meters', 'deposit', 'agencyCost', 'inventoryCost', 'constructionCost', 'landValue', 'notaryFee', 'registrationRight', 'vatRegime', 'vatValue', 'chargesOwner', 'realEstateTax', 'cadastralIncome', 'rentalIncome', 'street', 'houseNumber', 'boxNumber', 'publishAddress', 'latitude', 'longitude', 'uniqueCode', 'livingArea', 'groundArea', 'totalArea', 'constructedArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea', 'frontWidth', 'plotWidth', 'plotDepth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'floor', 'floors', 'facades', 'constructionYear', 'renovationYear', 'condition', 'heating', 'heatingSource', 'kitchen', 'glazing', 'frame', 'roofMaterial', 'roofCondition', 'gas', 'water', 'electricity', 'lift', 'cellar', 'attic', 'terrace', 'garden', 'garage', 'pool', 'furnished', 'newBuild', 'investment', 'epcValue', 'epcLabel', 'epcCertificate', 'epcDate', 'epcTotal', 'co2Emission', 'eLevel', 'electricalInspection', 'permit', 'allotmentPermit', 'zoning', 'summons', 'judicialDecision', 'preemptiveRights', 'planningInformation', 'floodZone', 'gScore', 'pScore', 'floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType', 'soilCertificate', 'virtualTour', 'title_nl', 'description_nl', 'title_fr', 'description_fr', 'title_en', 'description_en', 'title_de', 'description_de', 'pictures', 'plans');
  CREATE TYPE "public"."enum_feeds_format" AS ENUM('kyero', 'openimmo', 'csv');
  CREATE TYPE "public"."enum_feeds_schedule" AS ENUM('none', 'hourly', 'daily');
  CREATE TYPE "public"."enum_feed_runs_state" AS ENUM('reading', 'ready', 'approved', 'done', 'failed');
  CREATE TYPE "public"."enum_portals_format" AS ENUM('kyero', 'csv');
  CREATE TYPE "public"."enum_portals_goal" AS ENUM('sale', 'rent');
  CREATE TABLE "feeds_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"column" "enum_feeds_columns_column"
  );
  
  CREATE TABLE "feeds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"format" "enum_feeds_format" DEFAULT 'kyero' NOT NULL,
  	"address" varchar,
  	"schedule" "enum_feeds_schedule" DEFAULT 'none' NOT NULL,
  	"publish" boolean DEFAULT false,
  	"share" numeric DEFAULT 10 NOT NULL,
  	"contact_id" uuid,
  	"next_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_runs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"feed_id" uuid NOT NULL,
  	"state" "enum_feed_runs_state" DEFAULT 'reading' NOT NULL,
  	"by_clock" boolean DEFAULT false,
  	"partial" boolean DEFAULT false,
  	"problem" varchar,
  	"details" jsonb,
  	"fresh" numeric DEFAULT 0,
  	"changed" numeric DEFAULT 0,
  	"unchanged" numeric DEFAULT 0,
  	"gone" numeric DEFAULT 0,
  	"refused" numeric DEFAULT 0,
  	"live" numeric DEFAULT 0,
  	"taken" numeric DEFAULT 0,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portals" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"format" "enum_portals_format" DEFAULT 'kyero' NOT NULL,
  	"active" boolean DEFAULT true,
  	"goal" "enum_portals_goal",
  	"key" varchar,
  	"read_at" timestamp(3) with time zone,
  	"listings" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feeds_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feed_runs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "portals_id" uuid;
  ALTER TABLE "feeds_columns" ADD CONSTRAINT "feeds_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feeds" ADD CONSTRAINT "feeds_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "feeds_columns_order_idx" ON "feeds_columns" USING btree ("_order");
  CREATE INDEX "feeds_columns_parent_id_idx" ON "feeds_columns" USING btree ("_parent_id");
  CREATE INDEX "feeds_contact_idx" ON "feeds" USING btree ("contact_id");
  CREATE INDEX "feeds_next_at_idx" ON "feeds" USING btree ("next_at");
  CREATE INDEX "feeds_updated_at_idx" ON "feeds" USING btree ("updated_at");
  CREATE INDEX "feeds_created_at_idx" ON "feeds" USING btree ("created_at");
  CREATE INDEX "feed_runs_feed_idx" ON "feed_runs" USING btree ("feed_id");
  CREATE INDEX "feed_runs_state_idx" ON "feed_runs" USING btree ("state");
  CREATE INDEX "feed_runs_updated_at_idx" ON "feed_runs" USING btree ("updated_at");
  CREATE INDEX "feed_runs_created_at_idx" ON "feed_runs" USING btree ("created_at");
  CREATE UNIQUE INDEX "portals_key_idx" ON "portals" USING btree ("key");
  CREATE INDEX "portals_updated_at_idx" ON "portals" USING btree ("updated_at");
  CREATE INDEX "portals_created_at_idx" ON "portals" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feeds_fk" FOREIGN KEY ("feeds_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_runs_fk" FOREIGN KEY ("feed_runs_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portals_fk" FOREIGN KEY ("portals_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("feeds_id");
  CREATE INDEX "payload_locked_documents_rels_feed_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_runs_id");
  CREATE INDEX "payload_locked_documents_rels_portals_id_idx" ON "payload_locked_documents_rels" USING btree ("portals_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feeds_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "feeds_columns" CASCADE;
  DROP TABLE "feeds" CASCADE;
  DROP TABLE "feed_runs" CASCADE;
  DROP TABLE "portals" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feed_runs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_portals_fk";
  
  DROP INDEX "payload_locked_documents_rels_feeds_id_idx";
  DROP INDEX "payload_locked_documents_rels_feed_runs_id_idx";
  DROP INDEX "payload_locked_documents_rels_portals_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feed_runs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "portals_id";
  DROP TYPE "public"."enum_feeds_columns_column";
  DROP TYPE "public"."enum_feeds_format";
  DROP TYPE "public"."enum_feeds_schedule";
  DROP TYPE "public"."enum_feed_runs_state";
  DROP TYPE "public"."enum_portals_format";
  DROP TYPE "public"."enum_portals_goal";`)
}
