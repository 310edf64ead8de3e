import type { Task } from 'graphile-worker'
import type { PoolClient } from 'pg'

import { retention } from '@/domain/retention'
import { forgetFiles } from '@/mail/outboxFiles'

const oldEnquiries = `select id from enquiries where received_at < now() - interval '${retention.questions}'
  or (status = 'spam' and received_at < now() - interval '${retention.spam}')`

const oldMails = `queued_at < now() - interval '${retention.questions}' or enquiry_id in (${oldEnquiries})`

/** Mails first: once an enquiry is gone they no longer say what they were about. */
const rest = [
  `delete from enquiries where id in (${oldEnquiries})`,
  `delete from appointments where coalesce(start, created_at) < now() - interval '${retention.questions}'`,
  `delete from demands where coalesce(last_activity, updated_at) < now() - interval '${retention.demands}'
     or (status = 'unconfirmed' and created_at < now() - interval '${retention.unconfirmed}')`,
  `delete from subscribers where status = 'unconfirmed' and created_at < now() - interval '${retention.unconfirmed}'`,
  `delete from audit_log where at < now() - interval '${retention.audit}'`,
  `delete from typed_forms where at < now() - interval '15 minutes'`,
  `delete from used_challenges where at < now() - interval '1 day'`,
  // Where nobody looks at a listing any more, nobody else forgets who did.
  `delete from audience_salts where day < (now() at time zone 'Europe/Brussels')::date`,
  `delete from audience_visitors where day < (now() at time zone 'Europe/Brussels')::date`,
  `delete from account_links where until < now()`,
  // An address of the network is about somebody too.
  `delete from form_limits where expire < extract(epoch from now()) * 1000`,
]

async function forgetIn(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ message_id: string }>(`delete from mails where ${oldMails} returning message_id`)
  for (const statement of rest) await client.query(statement)
  return rows.map(({ message_id }) => message_id)
}

/** Every night: nothing is kept a day longer than the privacy page says. */
export const forgetOld: Task = async (_, { withPgClient }) => {
  const gone = await withPgClient(async (client) => {
    await client.query('begin')
    try {
      const messageIds = await forgetIn(client)
      await client.query('commit')
      return messageIds
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
  await forgetFiles(gone)
}
