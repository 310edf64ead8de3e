import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * `shown_states` holds what the site showed of each property between two moments; `src/data/legal/recordShown.ts` writes it.
 * What it was before the upgrade is taken over from the versions that are left: a published version was shown until the next
 * one, or until the log says that it was taken offline. `inspection_files` holds the files made of it.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_origin" AS ENUM('photo', 'retouched', 'staged', 'render', 'generated');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'inspection_made';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'inspection_fetched';
  ALTER TABLE "media" ADD COLUMN "origin" "enum_media_origin" DEFAULT 'photo';
  ALTER TABLE "appointments" ADD COLUMN "is_chosen" boolean DEFAULT false;
  ALTER TABLE "appointments" ADD COLUMN "choice_reason" varchar;
  ALTER TABLE "settings" ADD COLUMN "excluding_words" varchar;
  CREATE TABLE "shown_states" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "property" uuid NOT NULL,
    "reference" integer,
    "shown_from" timestamp with time zone NOT NULL,
    "shown_until" timestamp with time zone,
    "content" jsonb NOT NULL
  );
  -- locks: the table is new and nobody writes to it yet
  CREATE INDEX "shown_states_property" ON "shown_states" ("property", "shown_from");
  CREATE TABLE "inspection_files" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "made_by" uuid,
    "language" text NOT NULL,
    "property" uuid,
    "first_day" text NOT NULL,
    "last_day" text NOT NULL,
    "state" text NOT NULL DEFAULT 'waiting',
    "done" integer NOT NULL DEFAULT 0,
    "total" integer NOT NULL DEFAULT 0,
    "missing" integer NOT NULL DEFAULT 0,
    "asked_at" timestamp with time zone NOT NULL DEFAULT now(),
    "touched_at" timestamp with time zone NOT NULL DEFAULT now(),
    "name" text,
    "bytes" bytea
  );`)
  await db.execute(sql`
    INSERT INTO shown_states (property, reference, shown_from, shown_until, content)
    WITH events AS (
      SELECT v.parent_id AS property, v.updated_at AS at, CASE WHEN v.version_status::text IN ('active', 'sold', 'rented') THEN v.id END AS version
      FROM _properties_v v WHERE v.version__status::text = 'published' AND v.parent_id IS NOT NULL
      UNION ALL
      SELECT d.id, a.at, NULL FROM audit_log a JOIN properties d ON d.id::text = a.about_id
      WHERE a.about_collection = 'properties' AND a.action::text = 'taken_offline'
    ), spans AS (
      SELECT e.property, e.version, e.at AS start, lead(e.at) OVER (PARTITION BY e.property ORDER BY e.at, e.version NULLS FIRST) AS stop FROM events e
    )
    SELECT s.property, p.version_reference::int, s.start,
      coalesce(s.stop, CASE WHEN d._status::text = 'published' AND d.status::text IN ('active', 'sold', 'rented') THEN NULL
        ELSE greatest(d.updated_at, s.start) END),
      (select jsonb_strip_nulls(to_jsonb(x)) from (select case when coalesce(p.version_unit_status::text, '') in ('sold') or
      coalesce(p.version_marquee::text, '') in ('sold') or coalesce(p.version_status::text, '') in ('sold') then 'sold' when
      coalesce(p.version_marquee::text, '') in ('rented') or coalesce(p.version_status::text, '') in ('rented') then 'rented' when
      coalesce(p.version_marquee::text, '') in ('option') or coalesce(p.version_unit_status::text, '') in ('option') then 'option' else
      coalesce(p.version_marquee::text, 'none') end as banner) b, lateral (select p.version_reference as "reference", p.version_goal as "goal",
      p.version_status as "status", p.version_marquee as "marquee", to_char(p.version_available_from at time zone 'UTC', 'YYYY-MM-DD') as "availableFrom",
      p.version_contract_type as "contractType", case when p.version_publish_price and (b.banner = 'none' or not exists ( select from
      property_detail_ignored_marquees i where i.value::text = b.banner)) then p.version_price end as "price", p.version_price_unit as "priceUnit",
      nullif(p.version_publish_price, false) as "publishPrice", case when p.version_publish_price and (b.banner = 'none' or not exists ( select from
      property_detail_ignored_marquees i where i.value::text = b.banner)) then p.version_monthly_rent end as "monthlyRent", p.version_charges_renter as
      "chargesRenter", p.version_meters as "meters", case when p.version_publish_price and (b.banner = 'none' or not exists ( select from
      property_detail_ignored_marquees i where i.value::text = b.banner)) then p.version_deposit end as "deposit", case when p.version_publish_price and
      (b.banner = 'none' or not exists ( select from property_detail_ignored_marquees i where i.value::text = b.banner)) then p.version_agency_cost end as
      "agencyCost", p.version_inventory_cost as "inventoryCost", case when p.version_publish_price and (b.banner = 'none' or not exists ( select from
      property_detail_ignored_marquees i where i.value::text = b.banner)) then p.version_construction_cost end as "constructionCost", case when
      p.version_publish_price and (b.banner = 'none' or not exists ( select from property_detail_ignored_marquees i where i.value::text = b.banner)) then
      p.version_land_value end as "landValue", case when p.version_publish_price and (b.banner = 'none' or not exists ( select from
      property_detail_ignored_marquees i where i.value::text = b.banner)) then p.version_notary_fee end as "notaryFee", case when p.version_publish_price
      and (b.banner = 'none' or not exists ( select from property_detail_ignored_marquees i where i.value::text = b.banner)) then
      p.version_registration_right end as "registrationRight", p.version_vat_regime as "vatRegime", p.version_vat_value as "vatValue",
      p.version_charges_owner as "chargesOwner", p.version_real_estate_tax as "realEstateTax", p.version_cadastral_income as "cadastralIncome", case when
      p.version_publish_price and (b.banner = 'none' or not exists ( select from property_detail_ignored_marquees i where i.value::text = b.banner)) then
      p.version_rental_income end as "rentalIncome", case when p.version_publish_address then p.version_street end as "street", case when
      p.version_publish_address then p.version_house_number end as "houseNumber", case when p.version_publish_address then p.version_box_number end as
      "boxNumber", nullif(p.version_publish_address, false) as "publishAddress", p.version_unique_code as "uniqueCode", p.version_living_area as
      "livingArea", p.version_ground_area as "groundArea", p.version_total_area as "totalArea", p.version_constructed_area as "constructedArea",
      p.version_terrace_area as "terraceArea", p.version_garden_area as "gardenArea", p.version_office_area as "officeArea", p.version_store_area as
      "storeArea", p.version_front_width as "frontWidth", p.version_plot_width as "plotWidth", p.version_plot_depth as "plotDepth", p.version_bedrooms as
      "bedrooms", p.version_bathrooms as "bathrooms", p.version_shower_rooms as "showerRooms", p.version_toilets as "toilets", p.version_garages as
      "garages", p.version_parkings as "parkings", p.version_external_parkings as "externalParkings", p.version_floor as "floor", p.version_floors as
      "floors", p.version_facades as "facades", p.version_construction_year as "constructionYear", p.version_renovation_year as "renovationYear",
      p.version_condition as "condition", p.version_heating as "heating", p.version_heating_source as "heatingSource", p.version_kitchen as "kitchen",
      p.version_glazing as "glazing", p.version_frame as "frame", p.version_roof_material as "roofMaterial", p.version_roof_condition as "roofCondition",
      nullif(p.version_gas, false) as "gas", nullif(p.version_water, false) as "water", nullif(p.version_electricity, false) as "electricity",
      nullif(p.version_lift, false) as "lift", nullif(p.version_cellar, false) as "cellar", nullif(p.version_attic, false) as "attic",
      nullif(p.version_terrace, false) as "terrace", nullif(p.version_garden, false) as "garden", nullif(p.version_garage, false) as "garage",
      nullif(p.version_pool, false) as "pool", nullif(p.version_furnished, false) as "furnished", nullif(p.version_new_build, false) as "newBuild",
      nullif(p.version_investment, false) as "investment", p.version_epc_value as "epcValue", p.version_epc_label as "epcLabel", p.version_epc_certificate
      as "epcCertificate", to_char(p.version_epc_date at time zone 'UTC', 'YYYY-MM-DD') as "epcDate", p.version_epc_total as "epcTotal",
      p.version_co2_emission as "co2Emission", p.version_e_level as "eLevel", p.version_electrical_inspection as "electricalInspection", p.version_permit as
      "permit", p.version_allotment_permit as "allotmentPermit", p.version_zoning as "zoning", p.version_summons as "summons", p.version_judicial_decision
      as "judicialDecision", p.version_preemptive_rights as "preemptiveRights", p.version_planning_information as "planningInformation",
      p.version_flood_zone as "floodZone", p.version_g_score as "gScore", p.version_p_score as "pScore", to_char(p.version_flood_report_date at time zone
      'UTC', 'YYYY-MM-DD') as "floodReportDate", p.version_asbestos_certificate as "asbestosCertificate", to_char(p.version_asbestos_date at time zone
      'UTC', 'YYYY-MM-DD') as "asbestosDate", p.version_asbestos_type as "asbestosType", p.version_soil_certificate as "soilCertificate",
      p.version_virtual_tour as "virtualTour", b.banner as "banner", p.version_epc_profile as "epcProfile", p.version_epc_label_text as "epcLabelText",
      to_char(p.version_electrical_date at time zone 'UTC', 'YYYY-MM-DD') as "electricalDate", (select jsonb_build_object('webId', t.web_id, 'name', (select
      jsonb_object_agg(n._locale, n.name) from property_types_locales n where n._parent_id = t.id and n.name <> '')) from property_types t where t.id =
      p.version_main_type_id) as "type", (select jsonb_build_object('zip', c.zip, 'country', c.country, 'name', (select jsonb_object_agg(n._locale, n.name)
      from cities_locales n where n._parent_id = c.id and n.name <> '')) from cities c where c.id = p.version_city_id) as "place", (select
      jsonb_object_agg(l._locale, jsonb_build_object('title', l.version_title, 'typeDescription', l.version_type_description, 'description',
      l.version_description, 'availability', l.version_availability, 'priceUnitText', l.version_price_unit_text)) from _properties_v_locales l where
      l._parent_id = p.id and l.version_public) as "texts", ( select jsonb_agg(jsonb_build_object('file', m.filename, 'origin', m.origin, 'alt', (select
      jsonb_object_agg(a._locale, a.alt) from media_locales a where a._parent_id = m.id and a.alt <> '')) order by r."order", r.id) from _properties_v_rels
      r join media m on m.id = r.media_id where r.parent_id = p.id and r.path = 'version.pictures') as "pictures", ( select
      jsonb_agg(jsonb_build_object('file', m.filename, 'origin', m.origin, 'alt', (select jsonb_object_agg(a._locale, a.alt) from media_locales a where
      a._parent_id = m.id and a.alt <> '')) order by r."order", r.id) from _properties_v_rels r join media m on m.id = r.media_id where r.parent_id = p.id
      and r.path = 'version.plans') as "plans", (select jsonb_agg(v.url order by v._order) from _properties_v_version_videos v where v._parent_id = p.id) as
      "videos", case when p.version_published_anyway_at is not null then jsonb_build_object( 'reason', p.version_published_anyway_reason, 'gaps',
      p.version_published_anyway_gaps, 'at', to_char(p.version_published_anyway_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'by', (select u.name
      from users u where u.id = p.version_published_anyway_by_id)) end as "publishedAnyway") x)
    FROM spans s JOIN _properties_v p ON p.id = s.version JOIN properties d ON d.id = s.property
    WHERE s.stop IS NULL OR s.stop > s.start;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "inspection_files";
  DROP TABLE "shown_states";
  DELETE FROM "audit_log" WHERE "action" IN ('inspection_made', 'inspection_fetched');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('login', 'login_refused', 'logout', 'sessions_ended', 'password_changed', 'email_changed', 'second_factor_on', 'second_factor_off', 'account_created', 'account_deleted', 'role_changed', 'invited', 'suspended', 'readmitted', 'seen_as_owner', 'person_exported', 'person_erased', 'inbox_exported', 'property_deleted', 'gate_overridden', 'report_sent_again', 'report_handed_over', 'document_approved', 'published', 'taken_offline', 'price_changed', 'status_changed', 'settings_changed', 'redirect_saved', 'redirect_deleted', 'list_exported');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "media" DROP COLUMN "origin";
  ALTER TABLE "appointments" DROP COLUMN "is_chosen";
  ALTER TABLE "appointments" DROP COLUMN "choice_reason";
  ALTER TABLE "settings" DROP COLUMN "excluding_words";
  DROP TYPE "public"."enum_media_origin";`)
}
