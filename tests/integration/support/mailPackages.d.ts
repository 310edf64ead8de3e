/** What the tests use of two packages that bring no types. */
declare module 'smtp-server' {
  import type { Readable } from 'node:stream'

  type Done = (error?: (Error & { responseCode?: number }) | null) => void
  export type Options = {
    authOptional?: boolean
    disabledCommands?: string[]
    logger?: boolean
    onRcptTo?: (address: { address: string }, session: object, done: Done) => void
    onData?: (stream: Readable, session: object, done: Done) => void
  }
  export class SMTPServer {
    constructor(options: Options)
    server: import('node:net').Server
    on(name: 'error', heard: (error: Error) => void): this
    listen(port: number, host: string, ready: () => void): void
    close(done: () => void): void
  }
}

declare module 'mailparser' {
  type Addresses = { text: string; value: { address?: string; name: string }[] }
  export type ParsedMail = {
    attachments: { filename?: string; contentType: string; content: Buffer }[]
    bcc?: Addresses
    from?: Addresses
    headerLines: { key: string; line: string }[]
    html: string | false
    messageId?: string
    replyTo?: Addresses
    subject?: string
    text?: string
    to?: Addresses
  }
  export function simpleParser(
    source: import('node:stream').Readable | Buffer | string,
  ): Promise<ParsedMail>
}
