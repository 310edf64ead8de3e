import { expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import { Client } from 'pg'

import { transact } from '@/data/core/transaction'
import { queueMail } from '@/data/mail/queue'
import { env } from '@/env'
import { SITE_CHANNEL } from '@/jobs/channels'
import { onSite, readSiteMessage } from '@/jobs/job'
import { sendMail } from '@/jobs/mail'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'
import { keepWorking, stopWorking } from '@/jobs/worker'
import { mailTransport } from '@/server/mailTransport'

import { startMailServer } from './support/mailServer'
import { usePayload } from './support/payload'

const site = usePayload()
/** The places that emails have, and some that wait. */
const PLACES = 3
const MAILS = 8

let end = () => {}
const silence = new Promise<void>((done) => (end = done))

it('has pages rendered again while a mail server holds every email that it is given', async () => {
  const server = await startMailServer({ before: silence })
  const listener = new Client({ connectionString: env.DATABASE_URL })
  const told = new Promise((resolve) => {
    listener.on('notification', ({ payload }) => resolve(readSiteMessage(payload)))
  })
  await listener.connect()
  await listener.query(`listen ${SITE_CHANNEL}`)
  const inTransaction = async (work: Parameters<typeof transact>[1]) =>
    transact(await createLocalReq({ locale: 'nl' }, site.payload), work)
  for (let at = 0; at < MAILS; at += 1)
    await inTransaction((req) =>
      queueMail(req, {
        kind: 'visit_confirmed',
        to: { name: 'Emma', address: `emma${at}@example.com` },
        locale: 'nl',
        placeholders: {
          firstName: 'Emma',
          property: 'Huis in Gent',
          reference: '100234',
          day: 'donderdag 3 december',
          time: '14.30 uur',
          colleague: 'Elise',
        },
      }),
    )
  const working = keepWorking([sendMail(mailTransport(server.url)), onSite(revalidate)])
  while (server.tries() < PLACES) await new Promise(setImmediate)
  await inTransaction((req) => addJob(req, revalidate, { tags: ['properties'] }))
  expect(await told).toEqual({ job: 'revalidate', payload: { tags: ['properties'] } })
  expect(server.received).toEqual([])
  end()
  await stopWorking()
  await working
  await Promise.all([server.stop(), listener.end()])
})
