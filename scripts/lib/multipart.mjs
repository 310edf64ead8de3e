const PART_BYTES = 8 * 1024 ** 2
/** Parts that are sent beside each other while the next one is gathered: no more of a stream is in memory. */
const CONCURRENCY = 2

/** Cuts a stream into parts of one size, the last of which may be smaller; of an empty stream that is all. */
async function* inParts(stream) {
  let chunks = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    while (length > PART_BYTES) {
      const whole = Buffer.concat(chunks)
      yield whole.subarray(0, PART_BYTES)
      chunks = [whole.subarray(PART_BYTES)]
      length -= PART_BYTES
    }
  }
  yield Buffer.concat(chunks)
}

/** With checksums an upload must be begun for the kind that its parts bring, as the SDK's own uploader does. */
const checksum = async ({ config }) =>
  (await config.requestChecksumCalculation()) === 'WHEN_SUPPORTED'
    ? { ChecksumAlgorithm: 'CRC32' }
    : {}

/**
 * Writes an object from a stream: in one request when it fits in a part, else part by part. What
 * fails leaves no part behind.
 * @param {typeof import('@aws-sdk/client-s3')} s3
 * @param {import('@aws-sdk/client-s3').S3Client} client
 * @param {{ Bucket: string, Key: string }} target
 * @param {AsyncIterable<Buffer>} stream
 */
export async function uploadStream(s3, client, target, stream) {
  const parts = inParts(stream)
  const { value: first } = await parts.next()
  const second = await parts.next()
  if (second.done) return client.send(new s3.PutObjectCommand({ ...target, Body: first }))
  const begun = { ...target, ...(await checksum(client)) }
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(begun))
  const upload = { ...target, UploadId }
  const sent = []
  const send = async (Body) => {
    const PartNumber = sent.length + 1
    const command = new s3.UploadPartCommand({ ...upload, PartNumber, Body })
    sent.push(
      client.send(command).then(({ ETag, ChecksumCRC32 }) => ({ ETag, ChecksumCRC32, PartNumber })),
    )
    // Several may fail: the first is thrown, the others are not unhandled.
    sent.at(-1).catch(() => undefined)
    await sent.at(-CONCURRENCY)
  }
  try {
    await send(first)
    await send(second.value)
    for await (const part of parts) await send(part)
    const MultipartUpload = { Parts: await Promise.all(sent) }
    return await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload }))
  } catch (error) {
    // A part that arrives after the end of its upload would stay.
    await Promise.allSettled(sent)
    await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}
