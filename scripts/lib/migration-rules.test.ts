import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { noticedBy } from './migration-rules.mjs'

const NAME = '20270101_000000_new-things'
const migration = (up: string, down = '') =>
  `export async function up({ db }) { await db.execute(sql\`${up}\`) }
export async function down({ db }) { await db.execute(sql\`${down}\`) }`
const noticed = (up: string, name = NAME) => noticedBy(name, migration(up))

describe('a migration that the program of the release before does not notice', () => {
  it.each([
    ['a new table with its index', 'CREATE TABLE "a" ("id" uuid NOT NULL); CREATE INDEX "i" ON "a" USING btree ("id");'],
    ['a new column', 'ALTER TABLE "properties" ADD COLUMN "cellar" boolean;'],
    ['a new column that is filled by itself', `ALTER TABLE "reports" ADD COLUMN "way" "kind" DEFAULT 'mailed' NOT NULL;`],
    ['an index on a new column', 'ALTER TABLE "a" ADD COLUMN "b" uuid; CREATE INDEX "i" ON "a" USING btree ("b");'],
    ['a key on a new column', 'ALTER TABLE "a" ADD COLUMN "b" uuid; ALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("b") REFERENCES "public"."c"("id");'],
    ['a new value', `ALTER TYPE "public"."enum_mails" ADD VALUE 'report';`],
    ['a rule that only new rows obey', 'ALTER TABLE "a" ADD CONSTRAINT "k" CHECK ("b" > 0) NOT VALID;'],
  ])('%s', (_, up) => expect(noticed(up)).toEqual([])) // prettier-ignore

  it('whatever its way back does', () => {
    expect(
      noticedBy(NAME, migration('ALTER TABLE "a" ADD COLUMN "b" text;', 'DROP TABLE "a";')),
    ).toEqual([])
  })
})

describe('a migration is refused', () => {
  it.each([
    ['DROP TABLE "a" CASCADE;', 'removes something'],
    ['ALTER TABLE "a" DROP COLUMN "b";', 'removes something'],
    ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'renames something'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;', 'changes the type'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'refuses rows'],
    ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 'refuses rows'],
    ['CREATE UNIQUE INDEX "i" ON "a" USING btree ("b");', 'blocks writers'],
    ['ALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("b") REFERENCES "c"("id");', 'blocks writers'],
    ['ALTER TABLE "a" ADD COLUMN "b" uuid DEFAULT gen_random_uuid();', 'writes the whole table'],
    ['UPDATE "a" SET "b" = 1;', 'holds many rows'],
  ])('that has %s', (up, reason) => {
    const faults = noticed(up)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(reason)
  }) // prettier-ignore

  it('until it is the second half of a change, or says why its lock is short', () => {
    expect(noticed('DROP TABLE "a";', '20270101_000000_contract_old-things')).toEqual([])
    expect(noticed('-- locks: forty rows\nUPDATE "a" SET "b" = 1;')).toEqual([])
    expect(noticed('-- locks: forty rows\nDROP TABLE "a";')).toHaveLength(1)
  })

  it('when it does what an early one did, before there were rules', () => {
    const name = '20261122_210737_dead_fields'
    const file = path.resolve(import.meta.dirname, '..', '..', 'migrations', `${name}.ts`)
    expect(noticedBy(name, fs.readFileSync(file, 'utf8')).length).toBeGreaterThan(0)
  })
})
