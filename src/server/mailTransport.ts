import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { createTransport, type Transport, type Transporter } from 'nodemailer'

import { env } from '@/env'
import { outboxFolder, outboxName } from '@/mail/outboxFiles'

/** Without a mail server every email becomes a file that any mail program opens. */
const folderTransport = (folder: string): Transport => ({
  name: 'outbox',
  version: '1',
  send: ({ message }, done) => {
    const name = outboxName(message.messageId())
    mkdir(folder, { recursive: true })
      .then(() => pipeline(message.createReadStream(), createWriteStream(path.join(folder, name))))
      .then(() => done(null, { messageId: message.messageId(), envelope: message.getEnvelope() }))
      .catch((error: unknown) =>
        done(error instanceof Error ? error : new Error(String(error)), undefined),
      )
  },
})

/**
 * Milliseconds until an unresponsive mail server is given up, so that it does not block all jobs of
 * the worker.
 */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

export const mailTransport = (url = env.SMTP_URL): Transporter =>
  url ? createTransport({ url, ...timeouts }) : createTransport(folderTransport(outboxFolder))
