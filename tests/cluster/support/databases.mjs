import net from 'node:net'
import { once } from 'node:events'
import path from 'node:path'

import { connect } from '../../../scripts/lib/database.mjs'
import { signal, until } from '../../../scripts/lib/processes.mjs'
import { siblingUrl, STANDBY, startCluster } from '../../integration/support/cluster.mjs'
import { startStandby } from '../../integration/support/standby.mjs'

const TIMEOUT_MS = 60_000
const IS_IN_STEP = `select count(*)::int as standbys from pg_stat_replication where sync_state = 'sync'`

/**
 * The address that stays while the primary behind it changes: what a managed service, or HAProxy before Patroni,
 * does.
 */
async function startSwitch(port) {
  let target = port
  /** @type {Set<net.Socket>} */
  const open = new Set()
  const server = net.createServer((here) => {
    const there = net.connect(target, '127.0.0.1')
    for (const [one, other] of [
      [here, there],
      [there, here],
    ]) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: server.address().port,
    turnTo(next) {
      target = next
      for (const socket of open) socket.destroy()
    },
    stop() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

const withClient = async (url, work) => {
  const client = await connect(url, { timeoutMs: TIMEOUT_MS })
  return work(client).finally(() => client.end())
}

/** What is committed is on the standby as well, from here on. */
async function waitForStandby(url) {
  await withClient(url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${STANDBY}'`)
    await client.query('select pg_reload_conf()')
    const isInStep = async () => (await client.query(IS_IN_STEP)).rows[0].standbys === 1
    if (!(await until(isInStep, TIMEOUT_MS))) throw new Error('The standby does not follow.')
  })
}

/** A PostgreSQL and its synchronous standby, behind one address. */
export async function openDatabases() {
  const primary = await startCluster(['synchronous_commit=on'])
  const administer = siblingUrl(primary.url, 'postgres')
  await withClient(administer, (client) => client.query('create database hestia'))
  const standby = await startStandby(
    { varDir: primary.folder, url: primary.url },
    { folder: path.join(primary.folder, STANDBY), name: STANDBY },
  )
  await waitForStandby(administer)
  const { port } = new URL(primary.url)
  const address = await startSwitch(Number(port))
  return {
    folder: primary.folder,
    url: primary.url.replace(`:${port}/`, `:${address.port}/`),
    standbyUrl: standby.url,
    /** The primary dies, and the standby takes its place. */
    async failOver() {
      signal(primary.pid, 'SIGKILL')
      await withClient(standby.url, (client) => client.query('select pg_promote(true, 60)'))
      address.turnTo(standby.port())
    },
    async stop() {
      address.stop()
      await standby.stop()
      primary.stop()
    },
  }
}
