import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import sharp from 'sharp'

import { env } from '@/env'

import { unpack } from '../../scripts/lib/unpack.mjs'
import { siblingUrl } from './support/cluster.mjs'
import { command } from './support/command'
import { usePayload } from './support/payload'
import { settle } from './support/people'

const site = usePayload()
const file = path.join(env.VAR_DIR, 'hestia.backup')

/** Another installation, with an empty database of its own. */
const other = {
  name: `${new URL(env.DATABASE_URL).pathname.slice(1)}_restored`,
  folder: path.join(env.VAR_DIR, 'restored'),
}
const otherUrl = siblingUrl(env.DATABASE_URL, other.name)
const elsewhere = {
  DATABASE_URL: otherUrl,
  VAR_DIR: other.folder,
  MEDIA_DIR: path.join(other.folder, 'media'),
  DOCUMENTS_DIR: path.join(other.folder, 'documents'),
}

async function ask<Row extends Record<string, unknown>>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const administer = (text: string) => ask(siblingUrl(env.DATABASE_URL, 'postgres'), text)
const tablesOf = (url: string) =>
  ask<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )

/** Every row of every table, as a sum a table. */
async function rowsOf(url: string): Promise<Record<string, unknown>> {
  const each = (await tablesOf(url)).map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as sum from "${name}" t`,
  )
  return Object.fromEntries(
    (await ask<{ name: string; rows: number; sum: string }>(url, each.join(' union all '))).map(
      (row) => [row.name, row],
    ),
  )
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = (await fs.readdir(folder)).sort()
  const sums = names.map(async (name) => [
    name,
    createHash('sha256')
      .update(await fs.readFile(path.join(folder, name)))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(sums))
}

beforeAll(async () => {
  await settle(site.payload)
  const data = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#2f5d50' },
  })
    .png()
    .toBuffer()
  const picture = { name: 'woonkamer.png', data, mimetype: 'image/png', size: data.length }
  await site.payload.create({
    collection: 'media',
    data: { alt: 'Tab\there, "quotes", a \\N\nand a new line: überall' },
    file: picture,
  })
  await ask(
    env.DATABASE_URL,
    `select nextval('property_reference_seq'), graphile_worker.add_job('revalidate', '{"tags":["pages"]}', job_key := 'kept')`,
  )
  await administer(`create database "${other.name}"`)
})
afterAll(() => administer(`drop database if exists "${other.name}" with (force)`))

describe('a backup', () => {
  it('is written while the site is in use, and never over another', async () => {
    expect(await command('backup', [file], {})).toMatchObject({ code: 0 })
    const again = await command('backup', [file], {})
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is there already') })
  })

  it('says that the disk is full, and leaves no half file behind', async () => {
    const unlucky = path.join(env.VAR_DIR, 'unlucky', 'hestia.backup')
    await fs.mkdir(path.dirname(unlucky))
    // A device of Linux that refuses every byte, as a full disk does.
    await fs.symlink('/dev/full', `${unlucky}.unfinished`)
    expect(await command('backup', [unlucky], {})).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        `The disk is full, so ${unlucky} was not written and nothing of it is left`,
      ),
    })
    expect(await fs.readdir(path.dirname(unlucky))).toEqual([])
  })

  it('is refused when damaged, and leaves the database as it was', async () => {
    const bytes = await fs.readFile(file)
    const cut = `${file}.cut`
    const flipped = `${file}.flipped`
    await fs.writeFile(cut, bytes.subarray(0, bytes.length - 100))
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await fs.writeFile(flipped, bytes)
    for (const damaged of [cut, flipped]) {
      const { code, said } = await command('restore', [damaged], elsewhere)
      expect(code).toBe(1)
      expect(said.trim()).toMatch(
        /^\S+ is damaged or no backup of Hestia \(.+\): nothing was restored\.$/,
      )
    }
    expect(await tablesOf(otherUrl)).toEqual([])
  })

  it('gives the same rows, pictures, counters and waiting jobs in an empty database', async () => {
    expect(await command('restore', [file], elsewhere)).toMatchObject({ code: 0 })
    expect(await rowsOf(otherUrl)).toEqual(await rowsOf(env.DATABASE_URL))
    expect(await filesOf(elsewhere.MEDIA_DIR)).toEqual(await filesOf(env.MEDIA_DIR))
    expect(Object.keys(await filesOf(env.MEDIA_DIR)).length).toBeGreaterThan(1)
    const rest = `select (select last_value from property_reference_seq) as counter,
      (select array_agg(task_identifier || coalesce(key, '') order by id) from graphile_worker.jobs) as jobs`
    const [before] = await ask<{ counter: string; jobs: string[] }>(env.DATABASE_URL, rest)
    expect(before).toMatchObject({
      counter: '100001',
      jobs: expect.arrayContaining(['revalidatekept']),
    })
    expect(await ask(otherUrl, rest)).toEqual([before])
  })

  it('is worth nothing to who has not the key, and no less with it', async () => {
    const folder = path.join(env.VAR_DIR, 'backups')
    const key = { BACKUP_KEY: 'the key of the backups' }
    expect(await command('backup', ['--into', folder], key)).toMatchObject({ code: 0 })
    const [name = ''] = await fs.readdir(folder)
    const encrypted = path.join(folder, name)
    const bytes = await fs.readFile(encrypted)
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await fs.writeFile(`${encrypted}.flipped`, bytes)
    await fs.writeFile(`${encrypted}.cut`, bytes.subarray(0, 60))
    const unpacked = (given: string, secret?: string) =>
      unpack(given, path.join(env.VAR_DIR, `unpacked-${Math.random()}`), secret)
    await expect(unpacked(encrypted)).rejects.toThrow('is encrypted: set BACKUP_KEY')
    await expect(unpacked(encrypted, 'another key than that')).rejects.toThrow('is not the key')
    for (const damaged of [`${encrypted}.flipped`, `${encrypted}.cut`])
      await expect(unpacked(damaged, key.BACKUP_KEY)).rejects.toThrow(
        'is damaged or no backup of Hestia',
      )
    const { tables } = await unpacked(encrypted, key.BACKUP_KEY)
    expect(tables).toEqual((await unpacked(file)).tables)
  })

  it('is refused by a database that is used', async () => {
    const { code, said } = await command('restore', [file], elsewhere)
    expect(code).toBe(1)
    expect(said).toContain('The database is not empty')
  })
})
