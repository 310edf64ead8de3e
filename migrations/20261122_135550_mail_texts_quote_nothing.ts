import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sentences that announced what was typed, and what stands there instead. */
const sentences: readonly (readonly [locale: string, before: string, after: string])[] = [
  ['nl', 'Hieronder vindt u wat u ons schreef. Wilt u', 'Wilt u'],
  ['nl', '\n\nHieronder vindt u wat u ons schreef.', ''],
  ['nl', '\n\nDit hebben wij genoteerd:', '\n\nUw keuzes staan onderaan deze mail.'],
  ['nl', '\n\nDit schreef u:', ''],
  ['fr', 'Vous trouverez ci-dessous ce que vous nous avez écrit. Vous souhaitez', 'Vous souhaitez'],
  ['fr', '\n\nVous trouverez ci-dessous ce que vous nous avez écrit.', ''],
  ['fr', '\n\nVoici ce que nous avons noté :', '\n\nVos choix figurent au bas de ce mail.'],
  ['fr', '\n\nVoici ce que vous avez écrit :', ''],
  ['en', 'Below you will find what you wrote to us. Would you', 'Would you'],
  ['en', '\n\nBelow you will find what you wrote to us.', ''],
  ['en', '\n\nThis is what we noted:', '\n\nYour choices are listed at the bottom of this email.'],
  ['en', '\n\nThis is what you wrote:', ''],
  ['de', 'Unten finden Sie, was Sie uns geschrieben haben. Möchten', 'Möchten'],
  ['de', '\n\nUnten finden Sie, was Sie uns geschrieben haben.', ''],
  ['de', '\n\nDas haben wir notiert:', '\n\nIhre Auswahl steht am Ende dieser E-Mail.'],
  ['de', '\n\nDas haben Sie geschrieben:', ''],
]

/**
 * Acknowledgements no longer repeat what was typed (ADR 0025). The saved texts that announce it lose that sentence, also where
 * staff changed the rest; the mail about an offer gets the words for its button.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [locale, before, after] of sentences) {
    await db.execute(sql`
      UPDATE "mail_texts_locales" SET "body" = replace("body", ${before}, ${after}) WHERE "_locale"::text = ${locale} AND strpos("body", ${before}) > 0`)
  }
  await db.execute(sql`
    UPDATE "mail_texts_locales" t SET "action_label" = p."action_label"
      FROM "mail_texts_locales" p, "mail_texts" own, "mail_texts" other
      WHERE own."id" = t."_parent_id" AND own."kind" = 'offer_received' AND coalesce(t."action_label", '') = ''
        AND other."id" = p."_parent_id" AND other."kind" = 'property_received' AND p."_locale" = t."_locale"`)
}

/** The sentences announced what mails no longer hold: there is no way back to them. */
export async function down(_: MigrateDownArgs): Promise<void> {}
