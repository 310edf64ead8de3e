import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AccountKind } from '@/domain/accounts/accounts'
import { transactionOf } from '@/fields/transactionOf'

/** A passkey as its owner sees it: the key itself is left out. */
export type Passkey = {
  id: string
  name: string
  madeAt: string
  usedAt: string | null
  /** Whether the device shares it with the person's other devices. */
  isSynced: boolean
  /** How the device is reached, which helps the browser to ask for the right one. */
  transports: string[]
}

/** A passkey as a signature is checked with it. */
export type StoredPasskey = {
  id: string
  account: string
  kind: AccountKind
  publicKey: string
  counter: number
}

export type NewPasskey = StoredPasskey & Pick<Passkey, 'name' | 'isSynced' | 'transports'>

export async function findPasskeys(req: PayloadRequest, account: string): Promise<Passkey[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Passkey>(sql`
    select id, name, is_synced as "isSynced", transports, to_json(made_at) #>> '{}' as "madeAt", to_json(used_at) #>> '{}' as "usedAt"
    from account_passkeys where account = ${account}::uuid order by made_at, id`)
  return rows
}

export async function findStoredPasskey(
  req: PayloadRequest,
  id: string,
): Promise<StoredPasskey | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<StoredPasskey>(sql`
    select id, account, kind, public_key as "publicKey", counter::float8 as counter
    from account_passkeys where id = ${id}`)
  return rows[0]
}

/** Stores a passkey; false when one with this id is there already, whosever it is. */
export async function addPasskey(req: PayloadRequest, passkey: NewPasskey): Promise<boolean> {
  const { id, account, kind, name, publicKey, counter, transports, isSynced } = passkey
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    insert into account_passkeys (id, account, kind, name, public_key, counter, transports, is_synced)
    values (${id}, ${account}::uuid, ${kind}, ${name}, ${publicKey}, ${counter},
      array(select jsonb_array_elements_text(${JSON.stringify(transports)}::jsonb)), ${isSynced})
    on conflict do nothing returning id`)
  return rows.length === 1
}

/**
 * Notes that a passkey was used. Returns false when it was removed, or when its counter has
 * meanwhile reached this value: then the same answer, or a copy of the key, was used twice.
 */
export async function notePasskeyUse(
  req: PayloadRequest,
  { id, counter, isSynced }: Pick<NewPasskey, 'id' | 'counter' | 'isSynced'>,
): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update account_passkeys set counter = ${counter}, is_synced = ${isSynced}, used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning id`)
  return rows.length === 1
}

/** Removes a passkey of an account; undefined when the account has none with this id. */
export async function removePasskey(
  req: PayloadRequest,
  account: string,
  id: string,
): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ name: string }>(
    sql`delete from account_passkeys where account = ${account}::uuid and id = ${id} returning name`,
  )
  return rows[0]?.name
}
