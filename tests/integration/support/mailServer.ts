import type { AddressInfo } from 'node:net'

import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type Answer = { code: number; words: string }
type Ways = {
  port?: number
  /** What the server says to a recipient, one answer a try; afterwards it takes everything. */
  toRecipient?: Answer[]
  toMail?: Answer[]
  /** What the server waits for before it takes a mail. */
  before?: Promise<unknown>
}

const refusal = ({ code, words }: Answer) => Object.assign(new Error(words), { responseCode: code })

/** A mail server that keeps what it takes, and can be as unwilling as real ones. */
export async function startMailServer({
  port = 0,
  toRecipient = [],
  toMail = [],
  before,
}: Ways = {}) {
  const received: ParsedMail[] = []
  let tries = 0
  let knock = () => {}
  const asked = new Promise<void>((done) => (knock = done))
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      tries += 1
      knock()
      const answer = toRecipient.shift()
      done(answer ? refusal(answer) : null)
    },
    onData: (stream, _session, done) => {
      const take = async (mail: ParsedMail) => {
        await before
        const answer = toMail.shift()
        if (answer) return done(refusal(answer))
        received.push(mail)
        done()
      }
      // A sender that is killed half-way leaves half a mail: it is refused, like one of a real server.
      simpleParser(stream).then(take).catch(done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const { port: own } = server.server.address() as AddressInfo
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    received,
    /** Comes true when somebody brings the first mail. */
    asked,
    tries: () => tries,
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}
