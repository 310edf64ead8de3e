import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'

/**
 * A small S3 store for tests: objects of one bucket in memory, by path, each request signed (AWS Signature Version 4).
 * It takes uploads in parts and lists what it has.
 * Packages that offer more were last published years ago and rest on packages with known faults.
 */

const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const hmac = (key, data) => createHmac('sha256', key).update(data).digest()
const quoted = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/

/** What the client has signed, as the standard writes it. */
function canonicalOf({ method, url, headers }, names) {
  const [path, query = ''] = url.split('?')
  const pairs = [...new URLSearchParams(query)]
    .map(([name, value]) => `${quoted(name)}=${quoted(value)}`)
    .sort()
  const signed = names.split(';')
  return [
    method,
    path,
    pairs.join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
}

function isSigned(request, { id, secret }) {
  const [, user, scope = '', names = '', signature = ''] =
    SIGNED.exec(request.headers.authorization ?? '') ?? []
  if (user !== id) return false
  const key = [...scope.split('/')].reduce((part, text) => hmac(part, text), `AWS4${secret}`)
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(canonicalOf(request, names)),
  ].join('\n')
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}

/** The bytes of a body that is sent in chunks with their lengths and a checksum at the end. */
function unchunked(body) {
  const parts = []
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, end).toString('latin1'), 16)
    if (!size) break
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return /aws-chunked/.test(request.headers['content-encoding'] ?? '') ? unchunked(body) : body
}

function refuse(response, status, code) {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/** The part of an object that a Range header names, if any. */
function rangeOf(header, size) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  return from === undefined
    ? undefined
    : { start: Number(from), end: Math.min(to ? Number(to) : size - 1, size - 1) }
}

function read(request, response, { body, type }) {
  const range = rangeOf(request.headers.range, body.length)
  const part = range ? body.subarray(range.start, range.end + 1) : body
  response.writeHead(range ? 206 : 200, {
    'content-type': type,
    'content-length': String(part.length),
    'accept-ranges': 'bytes',
    etag: tagOf(body),
    'last-modified': new Date().toUTCString(),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${body.length}` }),
  })
  response.end(request.method === 'HEAD' ? undefined : part)
}

const tagOf = (body) => `"${sha256(body).slice(0, 32)}"`
const sendXml = (response, text) =>
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`)

/** The names below a prefix, all in one answer. */
function list(response, objects, prefix) {
  const found = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
  const contents = found.map((key) => `<Contents><Key>${key}</Key></Contents>`)
  sendXml(
    response,
    `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
  )
}

/**
 * An upload in parts: begun, its parts, and completed or given up. Returns false when the request is none of these.
 * @param {Map<string, Map<number, Buffer>>} uploads
 */
function handleParts({ method, query, key, body }, response, { objects, uploads }) {
  const id = query.get('uploadId') ?? ''
  if (method === 'POST' && query.has('uploads')) {
    const fresh = String(uploads.size + 1)
    uploads.set(fresh, new Map())
    sendXml(
      response,
      `<InitiateMultipartUploadResult><UploadId>${fresh}</UploadId></InitiateMultipartUploadResult>`,
    )
  } else if (method === 'PUT' && id) {
    uploads.get(id)?.set(Number(query.get('partNumber')), body)
    response.writeHead(200, { etag: tagOf(body) }).end()
  } else if (method === 'POST' && id) {
    const parts = [...(uploads.get(id) ?? [])].sort(([a], [b]) => a - b)
    objects.set(key, { body: Buffer.concat(parts.map(([, part]) => part)), type: '' })
    uploads.delete(id)
    sendXml(
      response,
      '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
    )
  } else if (method === 'DELETE' && id) {
    uploads.delete(id)
    response.writeHead(204).end()
  } else return false
  return true
}

/** @param {{ bucket: string, id: string, secret: string }} account */
export async function startS3({ bucket, ...account }) {
  /** @type {Map<string, { body: Buffer, type: string }>} */
  const objects = new Map()
  /** @type {Map<string, Map<number, Buffer>>} */
  const uploads = new Map()
  /** @type {{ status: number, isSilent: boolean, isFor: (request: http.IncomingMessage) => boolean }} */
  const trouble = { status: 0, isSilent: false, isFor: () => true }
  async function answer(request, response) {
    const body = await bodyOf(request)
    if (trouble.isSilent && trouble.isFor(request)) return undefined
    if (trouble.status && trouble.isFor(request))
      return refuse(response, trouble.status, 'InternalError')
    if (!isSigned(request, account)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const [path, text] = request.url.split('?')
    if (!`${path}/`.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(path.slice(bucket.length + 2))
    const query = new URLSearchParams(text)
    if (query.get('list-type') === '2') return list(response, objects, query.get('prefix') ?? '')
    const { method } = request
    if (handleParts({ method, query, key, body }, response, { objects, uploads })) return undefined
    if (request.method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'] ?? '' })
      return response.writeHead(200, { etag: tagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const found = objects.get(key)
    return found ? read(request, response, found) : refuse(response, 404, 'NoSuchKey')
  }
  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 500, 'InternalError'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    objects,
    /** Uploads in parts that are not complete. */
    uploads,
    /**
     * Every request, or each that `isFor` names, is answered with this status until it is 0, or not
     * at all while `isSilent`.
     */
    trouble,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
