import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_properties_meters" AS ENUM('individual', 'shared');
  CREATE TYPE "public"."enum__properties_v_version_meters" AS ENUM('individual', 'shared');
  ALTER TYPE "public"."enum_pages_kind" ADD VALUE 'favourites';
  ALTER TYPE "public"."enum_pages_kind" ADD VALUE 'compare';
  ALTER TYPE "public"."enum__pages_v_version_kind" ADD VALUE 'favourites';
  ALTER TYPE "public"."enum__pages_v_version_kind" ADD VALUE 'compare';
  ALTER TYPE "public"."enum_condition_field" ADD VALUE 'meters' BEFORE 'deposit';
  ALTER TYPE "public"."enum_condition_field" ADD VALUE 'epcLabelText' BEFORE 'epcCertificate';
  ALTER TYPE "public"."enum_condition_other" ADD VALUE 'meters' BEFORE 'deposit';
  ALTER TYPE "public"."enum_condition_other" ADD VALUE 'epcLabelText' BEFORE 'epcCertificate';
  ALTER TYPE "public"."enum_row_field" ADD VALUE 'meters' BEFORE 'deposit';
  ALTER TYPE "public"."enum_row_field" ADD VALUE 'epcLabelText' BEFORE 'epcCertificate';
  ALTER TABLE "properties" ADD COLUMN "similar_automatic" boolean DEFAULT true;
  ALTER TABLE "properties" ADD COLUMN "meters" "enum_properties_meters";
  ALTER TABLE "properties" ADD COLUMN "epc_label_text" varchar;
  ALTER TABLE "properties_rels" ADD COLUMN "properties_id" uuid;
  ALTER TABLE "_properties_v" ADD COLUMN "version_similar_automatic" boolean DEFAULT true;
  ALTER TABLE "_properties_v" ADD COLUMN "version_meters" "enum__properties_v_version_meters";
  ALTER TABLE "_properties_v" ADD COLUMN "version_epc_label_text" varchar;
  ALTER TABLE "_properties_v_rels" ADD COLUMN "properties_id" uuid;
  ALTER TABLE "property_detail" ADD COLUMN "renovation_years" numeric DEFAULT 6;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "properties_rels_properties_id_idx" ON "properties_rels" USING btree ("properties_id");
  CREATE INDEX "_properties_v_rels_properties_id_idx" ON "_properties_v_rels" USING btree ("properties_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties_rels" DROP CONSTRAINT "properties_rels_properties_fk";
  
  ALTER TABLE "_properties_v_rels" DROP CONSTRAINT "_properties_v_rels_properties_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DEFAULT 'content'::text;
  DROP TYPE "public"."enum_pages_kind";
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'testimonials', 'thank_you', 'legal', 'not_found', 'login');
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DEFAULT 'content'::"public"."enum_pages_kind";
  ALTER TABLE "pages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_pages_kind" USING "kind"::"public"."enum_pages_kind";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'content'::text;
  DROP TYPE "public"."enum__pages_v_version_kind";
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'testimonials', 'thank_you', 'legal', 'not_found', 'login');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'content'::"public"."enum__pages_v_version_kind";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__pages_v_version_kind" USING "version_kind"::"public"."enum__pages_v_version_kind";
  ALTER TABLE "fact_conditions" ALTER COLUMN "field" SET DATA TYPE text;
  DROP TYPE "public"."enum_condition_field";
  CREATE TYPE "public"."enum_condition_field" AS ENUM('reference', 'uniqueCode', 'goal', 'mainType', 'address', 'zip', 'city', 'availability', 'availableFrom', 'contractType', 'price', 'monthlyRent', 'chargesOwner', 'chargesRenter', 'deposit', 'agencyCost', 'inventoryCost', 'notaryFee', 'registrationRight', 'vatRegime', 'vatValue', 'constructionCost', 'landValue', 'realEstateTax', 'cadastralIncome', 'rentalIncome', 'totalArea', 'livingArea', 'groundArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea', 'constructedArea', 'frontWidth', 'plotWidth', 'plotDepth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'floors', 'floor', 'facades', 'constructionYear', 'renovationYear', 'condition', 'heating', 'heatingSource', 'kitchen', 'glazing', 'frame', 'roofMaterial', 'roofCondition', 'gas', 'water', 'electricity', 'lift', 'cellar', 'terrace', 'garden', 'attic', 'furnished', 'garage', 'pool', 'newBuild', 'investment', 'epcValue', 'epcTotal', 'epcLabel', 'epcCertificate', 'epcDate', 'co2Emission', 'eLevel', 'electricalInspection', 'permit', 'zoning', 'summons', 'preemptiveRights', 'judicialDecision', 'allotmentPermit', 'planningInformation', 'floodZone', 'gScore', 'pScore', 'floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType', 'soilCertificate', 'unitNumber', 'unitFloor', 'requirementPrice', 'unitStatus');
  ALTER TABLE "fact_conditions" ALTER COLUMN "field" SET DATA TYPE "public"."enum_condition_field" USING "field"::"public"."enum_condition_field";
  ALTER TABLE "fact_conditions" ALTER COLUMN "compare_with_field" SET DATA TYPE text;
  DROP TYPE "public"."enum_condition_other";
  CREATE TYPE "public"."enum_condition_other" AS ENUM('reference', 'uniqueCode', 'goal', 'mainType', 'address', 'zip', 'city', 'availability', 'availableFrom', 'contractType', 'price', 'monthlyRent', 'chargesOwner', 'chargesRenter', 'deposit', 'agencyCost', 'inventoryCost', 'notaryFee', 'registrationRight', 'vatRegime', 'vatValue', 'constructionCost', 'landValue', 'realEstateTax', 'cadastralIncome', 'rentalIncome', 'totalArea', 'livingArea', 'groundArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea', 'constructedArea', 'frontWidth', 'plotWidth', 'plotDepth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'floors', 'floor', 'facades', 'constructionYear', 'renovationYear', 'condition', 'heating', 'heatingSource', 'kitchen', 'glazing', 'frame', 'roofMaterial', 'roofCondition', 'gas', 'water', 'electricity', 'lift', 'cellar', 'terrace', 'garden', 'attic', 'furnished', 'garage', 'pool', 'newBuild', 'investment', 'epcValue', 'epcTotal', 'epcLabel', 'epcCertificate', 'epcDate', 'co2Emission', 'eLevel', 'electricalInspection', 'permit', 'zoning', 'summons', 'preemptiveRights', 'judicialDecision', 'allotmentPermit', 'planningInformation', 'floodZone', 'gScore', 'pScore', 'floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType', 'soilCertificate', 'unitNumber', 'unitFloor', 'requirementPrice', 'unitStatus');
  ALTER TABLE "fact_conditions" ALTER COLUMN "compare_with_field" SET DATA TYPE "public"."enum_condition_other" USING "compare_with_field"::"public"."enum_condition_other";
  ALTER TABLE "fact_rows" ALTER COLUMN "field" SET DATA TYPE text;
  DROP TYPE "public"."enum_row_field";
  CREATE TYPE "public"."enum_row_field" AS ENUM('reference', 'uniqueCode', 'goal', 'mainType', 'address', 'zip', 'city', 'availability', 'availableFrom', 'contractType', 'price', 'monthlyRent', 'chargesOwner', 'chargesRenter', 'deposit', 'agencyCost', 'inventoryCost', 'notaryFee', 'registrationRight', 'vatRegime', 'vatValue', 'constructionCost', 'landValue', 'realEstateTax', 'cadastralIncome', 'rentalIncome', 'totalArea', 'livingArea', 'groundArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea', 'constructedArea', 'frontWidth', 'plotWidth', 'plotDepth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'floors', 'floor', 'facades', 'constructionYear', 'renovationYear', 'condition', 'heating', 'heatingSource', 'kitchen', 'glazing', 'frame', 'roofMaterial', 'roofCondition', 'gas', 'water', 'electricity', 'lift', 'cellar', 'terrace', 'garden', 'attic', 'furnished', 'garage', 'pool', 'newBuild', 'investment', 'epcValue', 'epcTotal', 'epcLabel', 'epcCertificate', 'epcDate', 'co2Emission', 'eLevel', 'electricalInspection', 'permit', 'zoning', 'summons', 'preemptiveRights', 'judicialDecision', 'allotmentPermit', 'planningInformation', 'floodZone', 'gScore', 'pScore', 'floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType', 'soilCertificate', 'unitNumber', 'unitFloor', 'requirementPrice', 'unitStatus');
  ALTER TABLE "fact_rows" ALTER COLUMN "field" SET DATA TYPE "public"."enum_row_field" USING "field"::"public"."enum_row_field";
  DROP INDEX "properties_rels_properties_id_idx";
  DROP INDEX "_properties_v_rels_properties_id_idx";
  ALTER TABLE "properties" DROP COLUMN "similar_automatic";
  ALTER TABLE "properties" DROP COLUMN "meters";
  ALTER TABLE "properties" DROP COLUMN "epc_label_text";
  ALTER TABLE "properties_rels" DROP COLUMN "properties_id";
  ALTER TABLE "_properties_v" DROP COLUMN "version_similar_automatic";
  ALTER TABLE "_properties_v" DROP COLUMN "version_meters";
  ALTER TABLE "_properties_v" DROP COLUMN "version_epc_label_text";
  ALTER TABLE "_properties_v_rels" DROP COLUMN "properties_id";
  ALTER TABLE "property_detail" DROP COLUMN "renovation_years";
  DROP TYPE "public"."enum_properties_meters";
  DROP TYPE "public"."enum__properties_v_version_meters";`)
}
