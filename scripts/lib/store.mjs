import { pipeline } from 'node:stream/promises'
import fs from 'node:fs'
import { PassThrough } from 'node:stream'

import { intoFile } from './into-file.mjs'
import { uploadStream } from './multipart.mjs'
import { Refusal } from './say.mjs'

const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.@+-]+)*)\/?$/
/** A store that takes longer than this for one part or answer counts as gone. */
const TIMEOUT_MS = 60_000
const ATTEMPTS = 3

const CLOSED = new Set(['ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE'])

export const isInStore = (place = '') => place.startsWith('s3:')

/** Splits `s3://BUCKET/FOLDER/NAME`. */
export function readPlace(place) {
  const [, bucket, key = ''] = PLACE.exec(place) ?? []
  if (bucket) return { bucket, key: key.slice(1) }
  throw new Refusal(
    `"${place}" is no place in an S3 store: write s3://BUCKET/FOLDER, in letters, digits and . _ - @ +.`,
  )
}

const CAUSES = [
  [({ name }) => name === 'NoSuchBucket', (_, { bucket }) => `has no bucket ${bucket}`],
  [({ name }) => name === 'NoSuchKey', (_, { name }) => `has no ${name}`],
  [({ status }) => status === 403, () => 'refuses the key of S3_ACCESS_KEY_ID'],
  [({ status }) => status >= 500, ({ status }) => `fails (${status})`],
  [({ name }) => /Timeout/.test(name), () => 'does not answer in time'],
  [({ code }) => /^(ECONN|ENOTFOUND|EAI_AGAIN|EPIPE)/.test(code ?? ''), () => 'cannot be reached'],
]

/** The cause in one sentence; other errors pass as they are. */
function refusal(error, { endpoint, bucket, name }) {
  if (error instanceof Refusal) return error
  const known = {
    name: error.name ?? '',
    code: error.code,
    status: error.$metadata?.httpStatusCode,
  }
  const [, cause] = CAUSES.find(([isIt]) => isIt(known)) ?? []
  if (!cause) return error
  return new Refusal(`The store ${endpoint ?? 'of Amazon S3'} ${cause(known, { bucket, name })}.`)
}

const configOf = ({ env }, timeoutMs) => ({
  region: env.S3_REGION ?? 'eu-west-1',
  forcePathStyle: env.S3_FORCE_PATH_STYLE === 'true',
  maxAttempts: ATTEMPTS,
  requestHandler: {
    connectionTimeout: 10_000,
    requestTimeout: timeoutMs,
    throwOnRequestTimeout: true,
  },
  ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
  ...(env.S3_ACCESS_KEY_ID &&
    env.S3_SECRET_ACCESS_KEY && {
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    }),
})

/** Uploads what is written to a stream. An object appears complete or not at all. */
async function writeObject(s3, client, target, write) {
  const body = new PassThrough()
  let failure
  const sent = uploadStream(s3, client, target, body).catch((error) => {
    failure ??= error
    body.destroy(error)
  })
  // A stream that breaks off fails the upload too, which then removes its parts. When the upload fails by
  // itself it reads no further, and its own error says why.
  const written = write(body).catch((error) => {
    if (!CLOSED.has(error.code)) failure ??= error
  })
  await Promise.all([sent, written])
  if (failure) throw failure
}

/**
 * A folder of an S3 store. What fails says so in one sentence.
 * @param {string} place such as s3://BUCKET/FOLDER
 * @param {{ timeoutMs?: number }} [options]
 */
export async function openStore(settings, place, { timeoutMs = TIMEOUT_MS } = {}) {
  const { bucket, key: folder } = readPlace(place)
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client(configOf(settings, timeoutMs))
  const keyOf = (name) => (folder ? `${folder}/${name}` : name)
  const inWords = async (name, work) => {
    try {
      return await work()
    } catch (error) {
      throw refusal(error, { endpoint: settings.env.S3_ENDPOINT, bucket, name })
    }
  }
  return {
    /**
     * Writes an object from a stream, in parts. It appears complete or not at all.
     * @param {string} name
     * @param {(into: NodeJS.WritableStream) => Promise<unknown>} write
     */
    write: (name, write) =>
      inWords(name, () => writeObject(s3, client, { Bucket: bucket, Key: keyOf(name) }, write)),
    /** Reads an object into a file, which appears complete or not at all. */
    async fetch(name, file) {
      const draft = `${file}.fetching`
      await inWords(name, async () => {
        const { Body } = await client.send(
          new s3.GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }),
        )
        await intoFile(draft, {}, (stream) => pipeline(Body, stream))
        fs.renameSync(draft, file)
      }).finally(() => fs.rmSync(draft, { force: true }))
    },
    /** @returns {Promise<string[]>} the names of all objects of the folder, in order */
    list: () =>
      inWords('', async () => {
        const names = []
        const prefix = folder ? `${folder}/` : ''
        const pages = s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
        for await (const { Contents = [] } of pages)
          names.push(...Contents.map(({ Key }) => Key.slice(prefix.length)))
        return names.sort()
      }),
    async remove(names) {
      for (const name of names)
        await inWords(name, () =>
          client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) })),
        )
    },
    close: () => client.destroy(),
  }
}
