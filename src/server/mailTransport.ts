import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { createTransport, type Transport, type Transporter } from 'nodemailer'

import { env } from '@/env'
import { outboxFolder, outboxName } from '@/mail/outboxFiles'

/** Without a mail server every mail becomes a file that any mail program opens. */
const intoFolder = (folder: string): Transport => ({
  name: 'outbox',
  version: '1',
  send: ({ message }, done) => {
    const name = outboxName(message.messageId())
    mkdir(folder, { recursive: true })
      .then(() => pipeline(message.createReadStream(), createWriteStream(path.join(folder, name))))
      .then(() => done(null, { messageId: message.messageId(), envelope: message.getEnvelope() }))
      .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error)), undefined))
  },
})

/** A server that says nothing is given up before it holds all the worker's hands. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

export const mailTransport = (url = env.SMTP_URL): Transporter => (url ? createTransport({ url, ...patience }) : createTransport(intoFolder(outboxFolder)))
