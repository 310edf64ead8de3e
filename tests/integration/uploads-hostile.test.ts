import { beforeAll, describe, expect, it } from '@jest/globals'

import { answerRest } from '@/server/rest/answerRest'

import { ask, logIn } from './support/http'
import { hostileFiles, type HostileFile } from './support/hostileFiles'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let cookie = ''

beforeAll(async () => {
  site.payload.logger.level = 'silent'
  await settle(site.payload)
  cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
})

/** What no browser runs when it is opened by itself. */
const PASSIVE =
  /^(?:image\/(?:png|jpeg|gif|webp|avif)|application\/(?:pdf|vnd\.openxmlformats-[\w.-]+))$/

type Outcome = { status: number; name?: string; text: string }

/** As a browser sends a form: the name of the file stands in a header of its part, whatever is in it. */
async function upload(
  collection: 'media' | 'documents',
  { name, data, type }: HostileFile,
): Promise<Outcome> {
  const fields = JSON.stringify(collection === 'documents' ? { title: 'Plan', kind: 'plan' } : {})
  const quoted = name.replaceAll('"', '%22').replaceAll('\n', '%0A').replaceAll('\r', '%0D')
  const body = Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${fields}\r\n`),
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="file"; filename="${quoted}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    data,
    Buffer.from('\r\n--x--\r\n'),
  ])
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    Cookie: cookie,
    'Sec-Fetch-Site': 'same-origin',
  }
  const response = await answerRest(
    site.payload.config,
    new Request(`http://localhost:3000/api/${collection}`, { method: 'POST', headers, body }),
  )
  const text = await response.text()
  return {
    status: response.status,
    text,
    ...(response.status === 201 && { name: JSON.parse(text).doc.filename }),
  }
}

/** What is wrong with how a stored file is served, if anything. */
async function harmOf(
  collection: 'media' | 'documents',
  name: string,
): Promise<string | undefined> {
  const response = await ask(site.payload, `/${collection}/file/${name}`, { cookie })
  const { headers } = response
  await response.arrayBuffer()
  const type = headers.get('Content-Type') ?? ''
  if (response.status !== 200) return `is answered with ${response.status}`
  if (headers.get('X-Content-Type-Options') !== 'nosniff') return 'may be taken for another kind'
  if (collection === 'documents' && !headers.get('Content-Disposition')?.startsWith('attachment'))
    return 'opens inside the site'
  if (type.startsWith('image/svg'))
    return /sandbox; default-src 'none'/.test(headers.get('Content-Security-Policy') ?? '')
      ? undefined
      : 'may run scripts'
  return PASSIVE.test(type) ? undefined : `is served as ${type}`
}

describe('a hostile file', () => {
  it('is refused with a sentence or stored as something that does nothing, under a name of ours', async () => {
    const files = await hostileFiles()
    expect(files.length).toBeGreaterThanOrEqual(200)
    const faults: string[] = []
    const outcomes: Record<string, { refused: number; stored: number }> = {}
    for (const file of files)
      for (const collection of ['media', 'documents'] as const) {
        const { status, name, text } = await upload(collection, file)
        const of = `${collection}: ${file.group}, ${JSON.stringify(file.name.slice(0, 40))}`
        const counts = (outcomes[file.group] ??= { refused: 0, stored: 0 })
        counts[name ? 'stored' : 'refused'] += 1
        if (name) {
          if (!/^[0-9a-f]{12}(?:-\d+)?\.[a-z]{3,4}$/.test(name))
            faults.push(`${of} is stored as ${name}`)
          const harm = await harmOf(collection, name)
          if (harm) faults.push(`${of} ${harm}`)
        } else if (status < 400 || status >= 500 || !text.includes('"message"'))
          faults.push(`${of} is answered with ${status} ${text.slice(0, 200)}`)
      }
    expect(faults).toEqual([])
    const never = [
      'drawing that acts',
      'drawing that acts behind a comment',
      'drawing in other letters',
      'picture that says it is gigantic',
      'name that lies',
      'ending that lies',
    ]
    expect(never.map((group) => [group, outcomes[group]?.stored])).toEqual(
      never.map((group) => [group, 0]),
    )
    if (process.env.SHOW_OUTCOMES) process.stdout.write(`${JSON.stringify(outcomes, null, 1)}\n`)
  }, 600_000)

  it('with the character NUL in its name is refused or renamed, and no fault of the server', async () => {
    const [{ data } = { data: Buffer.alloc(0) }] = (await hostileFiles()).filter(
      ({ group }) => group === 'odd name',
    )
    const { status } = await upload('media', {
      group: '',
      name: 'a\0b.png',
      data,
      type: 'image/png',
    })
    expect([201, 400]).toContain(status)
    expect(
      (await upload('media', { group: '', name: 'x.png', data, type: 'image/png\0' })).status,
    ).toBeLessThan(500)
  })
})
