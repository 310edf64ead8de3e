import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Numbers that visitors see on properties and projects without one from a feed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SEQUENCE "property_reference_seq" START 100001;
    CREATE SEQUENCE "project_reference_seq" START 2001;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP SEQUENCE "property_reference_seq";
    DROP SEQUENCE "project_reference_seq";
  `)
}
