import { createHash } from 'node:crypto'

import { expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'

import { columns, searchRowRules, selectRows } from './searchRowSql'

it('changes no rule of the search rows under the number of an old version, which would leave stored rows as they are', () => {
  const query = new PgDialect().sqlToQuery(sql`${columns} ${selectRows(sql`true`)}`)
  const rules = JSON.stringify([query.sql.replace(/\s+/g, ' '), query.params])
  // With another fingerprint: raise the version of searchRowRules by one, then copy the fingerprint.
  expect(createHash('sha256').update(rules).digest('hex').slice(0, 12)).toBe(
    searchRowRules.fingerprint,
  )
})
