import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The title, the country of recognition and the insurer of the agency are written in each language. Every language starts
 * with the words that all of them shared, so that no legal line disappears; Belgium gets its own name.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "settings_locales" ADD COLUMN "biv_title" varchar;
    ALTER TABLE "settings_locales" ADD COLUMN "country_of_recognition" varchar;
    ALTER TABLE "settings_locales" ADD COLUMN "insurer" varchar;
    INSERT INTO "settings_locales" ("_locale", "_parent_id", "biv_title", "country_of_recognition", "insurer")
      SELECT l, s."id", s."biv_title",
        CASE WHEN s."country_of_recognition" IN ('België', 'Belgique', 'Belgium', 'Belgien')
          THEN CASE l::text WHEN 'nl' THEN 'België' WHEN 'fr' THEN 'Belgique' WHEN 'de' THEN 'Belgien' ELSE 'Belgium' END
          ELSE s."country_of_recognition" END,
        s."insurer"
      FROM "settings" s CROSS JOIN unnest(enum_range(NULL::"_locales")) l
      WHERE coalesce(s."biv_title", s."country_of_recognition", s."insurer") IS NOT NULL
      ON CONFLICT ("_locale", "_parent_id") DO UPDATE SET
        "biv_title" = excluded."biv_title",
        "country_of_recognition" = excluded."country_of_recognition",
        "insurer" = excluded."insurer";
    ALTER TABLE "settings" DROP COLUMN "biv_title";
    ALTER TABLE "settings" DROP COLUMN "country_of_recognition";
    ALTER TABLE "settings" DROP COLUMN "insurer";
  `)
}

/** Back to the words of the first language that has them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "settings" ADD COLUMN "biv_title" varchar;
    ALTER TABLE "settings" ADD COLUMN "country_of_recognition" varchar;
    ALTER TABLE "settings" ADD COLUMN "insurer" varchar;
    UPDATE "settings" s SET "biv_title" = l."biv_title", "country_of_recognition" = l."country_of_recognition", "insurer" = l."insurer"
      FROM (SELECT DISTINCT ON ("_parent_id") * FROM "settings_locales" ORDER BY "_parent_id", "_locale") l WHERE l."_parent_id" = s."id";
    ALTER TABLE "settings_locales" DROP COLUMN "biv_title";
    ALTER TABLE "settings_locales" DROP COLUMN "country_of_recognition";
    ALTER TABLE "settings_locales" DROP COLUMN "insurer";
  `)
}
