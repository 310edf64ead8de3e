import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The outbox of what CRMs are told: `src/data/feeds/leads` writes it in the transaction of the enquiry or viewing, and holds
 * nothing of the person. `shown_states` gets records of projects beside those of properties.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feeds" ADD COLUMN "sends_leads" boolean DEFAULT false;
  ALTER TABLE "feeds" ADD COLUMN "whise_action" numeric;
  ALTER TABLE "feeds" ADD COLUMN "whise_user" numeric;
  ALTER TABLE "shown_states" ADD COLUMN "kind" text NOT NULL DEFAULT 'property';`)
  await db.execute(sql`
    CREATE TABLE "crm_leads" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "seq" bigint GENERATED ALWAYS AS IDENTITY,
      "feed" uuid NOT NULL REFERENCES "feeds" ("id") ON DELETE CASCADE,
      "estate" text NOT NULL,
      "enquiry" uuid REFERENCES "enquiries" ("id") ON DELETE CASCADE,
      "appointment" uuid REFERENCES "appointments" ("id") ON DELETE CASCADE,
      "thread" uuid NOT NULL,
      "kind" text NOT NULL,
      "state" text NOT NULL DEFAULT 'waiting',
      "attempts" integer NOT NULL DEFAULT 0,
      "next_at" timestamptz NOT NULL DEFAULT now(),
      "touched_at" timestamptz NOT NULL DEFAULT now(),
      "sent_at" timestamptz,
      "problem" text,
      "said" text
    );
    -- locks: the table is new and nobody writes to it yet
    CREATE INDEX "crm_leads_thread" ON "crm_leads" ("thread", "seq");
    -- locks: the table is new and nobody writes to it yet
    CREATE INDEX "crm_leads_appointment" ON "crm_leads" ("appointment");
    -- locks: the table is new and nobody writes to it yet
    CREATE INDEX "crm_leads_enquiry" ON "crm_leads" ("enquiry");
    -- locks: the table is new and nobody writes to it yet
    CREATE INDEX "crm_leads_due" ON "crm_leads" ("feed", "next_at") WHERE "state" IN ('waiting', 'sending');
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feeds" DROP COLUMN "sends_leads";
  ALTER TABLE "feeds" DROP COLUMN "whise_action";
  ALTER TABLE "feeds" DROP COLUMN "whise_user";
  ALTER TABLE "shown_states" DROP COLUMN "kind";`)
  await db.execute(sql`DROP TABLE "crm_leads";`)
}
