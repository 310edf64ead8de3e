import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { createTransport, type Transport, type Transporter } from 'nodemailer'

import { env } from '@/env'

/** Without a mail server every mail becomes a file that any mail program opens. */
const intoFolder = (folder: string): Transport => ({
  name: 'outbox',
  version: '1',
  send: ({ message }, done) => {
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${message
      .messageId()
      .replace(/[^\w-]/g, '')
      .slice(0, 12)}.eml`
    mkdir(folder, { recursive: true })
      .then(() => pipeline(message.createReadStream(), createWriteStream(path.join(folder, name))))
      .then(() => done(null, { messageId: message.messageId(), envelope: message.getEnvelope() }))
      .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error)), undefined))
  },
})

export const mailTransport = (): Transporter => (env.SMTP_URL ? createTransport(env.SMTP_URL) : createTransport(intoFolder(path.join(env.VAR_DIR, 'outbox'))))
