import fs from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'

import { findCopies } from '@/data/site/pictureCopies'
import { env } from '@/env'
import { answerRest } from '@/server/rest/answerRest'

import { logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()

const refused = (message: RegExp) => ({
  data: {
    errors: [expect.objectContaining({ path: 'file', message: expect.stringMatching(message) })],
  },
})
const inFrench = () =>
  createLocalReq(
    { locale: 'nl', req: { i18n: { language: 'fr' } as PayloadRequest['i18n'] } },
    site.payload,
  )

const fileOf = (name: string, data: Buffer, mimetype: string) => ({
  name,
  data,
  mimetype,
  size: data.length,
})
const upload = (name: string, data: Buffer, mimetype: string, req?: PayloadRequest) =>
  site.payload.create({
    collection: 'media',
    data: { alt: 'Een woonkamer' },
    file: fileOf(name, data, mimetype),
    ...(req && { req }),
  })
const keep = (name: string, data: Buffer, mimetype: string) =>
  site.payload.create({
    collection: 'documents',
    data: { title: 'Plan', kind: 'plan' },
    file: fileOf(name, data, mimetype),
  })

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f5d50' } })
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`)

describe('a picture', () => {
  it('is encoded again without its location, under a name that reveals nothing, in every width', async () => {
    const gps = {
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 3/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 43/1 0/1',
      },
    }
    const photo = await noise(3000, 2000).jpeg().withExif(gps).toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()

    const media = await upload('Korenlei 12 Gent.jpg', photo, 'image/jpeg')
    expect(media.filename).toMatch(/^[0-9a-f]{12}\.webp$/)
    expect(media.mimeType).toBe('image/webp')
    expect(media.width).toBe(2400)
    expect(media.thumbhash).toMatch(/^[A-Za-z0-9+/]{4}\.[A-Za-z0-9+/]{20}$/)
    const sizes = Object.values(media.sizes ?? {})
    expect(sizes.map((size) => size?.width).sort((a, b) => Number(a) - Number(b))).toEqual([
      100, 250, 400, 600, 800, 1200, 1360,
    ])

    for (const name of [media.filename, ...sizes.map((size) => size?.filename)]) {
      const stored = await sharp(
        await fs.readFile(path.join(env.MEDIA_DIR, String(name))),
      ).metadata()
      // Other networks do not all read WebP, so what they show of a page is a JPEG.
      expect(stored.format).toBe(stored.width === 1200 ? 'jpeg' : 'webp')
      expect(stored.exif).toBeUndefined()
    }
  })

  it('keeps its own name for colleagues, who find it again and learn that it was uploaded before', async () => {
    const photo = await noise(320, 240).modulate({ brightness: 1.2 }).jpeg().toBuffer()
    const first = await upload('Keuken Korenlei.jpg', photo, 'image/jpeg')
    const again = await upload('kitchen (2).jpg', photo, 'image/jpeg')
    const other = await upload('tuin.jpg', await noise(64, 48).jpeg().toBuffer(), 'image/jpeg')
    expect([first.originalName, again.originalName]).toEqual([
      'Keuken Korenlei.jpg',
      'kitchen (2).jpg',
    ])

    const { admin } = await settle(site.payload)
    const req = await createLocalReq({ user: admin }, site.payload)
    expect(await findCopies(req, again.id, String(again.filename))).toEqual([
      { id: first.id, name: 'Keuken Korenlei.jpg' },
    ])
    expect(await findCopies(req, other.id, String(other.filename))).toEqual([])

    const found = { where: { originalName: { like: 'keuken' } }, depth: 0 } as const
    const { docs } = await site.payload.find({
      collection: 'media',
      ...found,
      overrideAccess: false,
      user: admin,
    })
    expect(docs.map(({ id }) => id)).toEqual([first.id])
    const seen = await site.payload.findByID({
      collection: 'media',
      id: first.id,
      overrideAccess: false,
    })
    expect(seen.originalName).toBeUndefined()
  })

  it('is never made larger than it is', async () => {
    const media = await upload('klein.png', await noise(300, 200).png().toBuffer(), 'image/png')
    expect(media.width).toBe(300)
    expect(media.sizes?.w1360?.width).toBe(300)
  })

  it('is refused when its name lies, whatever the browser says', async () => {
    const png = await noise(10, 10).png().toBuffer()
    await expect(upload('foto.jpg', png, 'image/jpeg')).rejects.toMatchObject(
      refused(/in werkelijkheid een PNG/),
    )
    await expect(upload('foto.jpg', png, 'image/jpeg', await inFrench())).rejects.toMatchObject(
      refused(/en réalité un fichier PNG/),
    )
    await expect(
      upload('foto.jpg', Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg'),
    ).rejects.toMatchObject(refused(/Toegelaten/))
    await expect(upload('foto.png', Buffer.from('%PDF-1.7\n'), 'image/png')).rejects.toMatchObject(
      refused(/Toegelaten/),
    )
    await expect(
      upload('foto.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'image/jpeg'),
    ).rejects.toMatchObject(refused(/beschadigd/))
  })

  it('is refused when it unpacks to more than a hundred megapixels', async () => {
    const bomb = await noise(11_000, 10_000).png().toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    await expect(upload('groot.png', bomb, 'image/png')).rejects.toMatchObject(
      refused(/110 megapixels/),
    )
  })

  it('is refused when it is cut off, in the language of its sender', async () => {
    const whole = sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
    for (const [name, data] of [
      ['half.jpg', await whole.clone().jpeg().toBuffer()],
      ['half.png', await whole.clone().png().toBuffer()],
      ['half.webp', await whole.clone().webp().toBuffer()],
    ] as const) {
      const half = data.subarray(0, data.length / 2)
      await expect(
        upload(name, half, `image/${name.slice(5).replace('jpg', 'jpeg')}`),
      ).rejects.toMatchObject(refused(/beschadigd/))
      await expect(upload(name, half, 'image/png', await inFrench())).rejects.toMatchObject(
        refused(/endommagé/),
      )
    }
  })

  it('of sixty megapixels is taken in, a second one at the same moment too', async () => {
    const progressive = (background: string) =>
      sharp({ create: { width: 10_000, height: 6000, channels: 3, background } })
        .jpeg({ progressive: true })
        .toBuffer()
    const taken = await Promise.all(
      ['#2f5d50', '#a84a22'].map(async (colour) =>
        upload('groot.jpg', await progressive(colour), 'image/jpeg'),
      ),
    )
    for (const { filename, width, height, sizes } of taken) {
      expect([filename, width, height, sizes?.w1360?.width]).toEqual([
        expect.stringMatching(/^[0-9a-f]{12}\.webp$/),
        2400,
        1440,
        1360,
      ])
    }
  })

  it('may be a drawing that only draws', async () => {
    const media = await upload('plan.svg', svg('<path d="M0 0h4v4z"/>'), 'image/svg+xml')
    expect(media.filename).toMatch(/^[0-9a-f]{12}\.svg$/)
    for (const inside of [
      '<script>alert(1)</script>',
      '<path onload="x"/>',
      '<image href="https://example.be/x"/>',
      '<foreignObject/>',
    ]) {
      await expect(upload('plan.svg', svg(inside), 'image/svg+xml')).rejects.toMatchObject(
        refused(/scripts/),
      )
    }
  })

  it('is cut under another name, and the file of the whole is gone', async () => {
    const halves = noise(400, 200).composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#b4532a' } },
        left: 200,
        top: 0,
      },
    ])
    const media = await upload('helft.png', await halves.png().toBuffer(), 'image/png')
    const req = await createLocalReq(
      {
        req: { query: { uploadEdits: { crop: { x: '50', y: '0', width: '50', height: '100' } } } },
      },
      site.payload,
    )
    const data = { metresAcross: 12 }
    const cut = await site.payload.update({ collection: 'media', id: media.id, data, req })
    expect([cut.width, cut.height, cut.filename === media.filename]).toEqual([200, 200, false])
    // What is left of a plan stands for fewer metres.
    expect(cut.metresAcross).toBe(6)
    const file = (name: unknown) => path.join(env.MEDIA_DIR, String(name))
    const { dominant } = await sharp(await fs.readFile(file(cut.filename))).stats()
    expect(dominant.r).toBeGreaterThan(dominant.g)
    await expect(fs.stat(file(media.filename))).rejects.toThrow('ENOENT')
  })

  it('keeps its file when only the point that stays in sight is chosen', async () => {
    const media = await upload('punt.png', await noise(300, 300).png().toBuffer(), 'image/png')
    const before = await fs.readFile(path.join(env.MEDIA_DIR, String(media.filename)))
    const edits = { crop: { x: 0, y: 0, width: 100, height: 100 }, focalPoint: { x: 20, y: 80 } }
    const req = await createLocalReq({ req: { query: { uploadEdits: edits } } }, site.payload)
    const chosen = await site.payload.update({ collection: 'media', id: media.id, data: {}, req })
    expect([chosen.filename, chosen.focalX, chosen.focalY]).toEqual([media.filename, 20, 80])
    expect(
      (await fs.readFile(path.join(env.MEDIA_DIR, String(media.filename)))).equals(before),
    ).toBe(true)
  })

  it('comes in without a sentence for those who cannot see it, as thirty at once do', async () => {
    const data = await noise(10, 10).png().toBuffer()
    const { alt } = await site.payload.create({
      collection: 'media',
      data: {},
      file: fileOf('a.png', data, 'image/png'),
    })
    expect(alt ?? null).toBeNull()
  })

  it('stays while something shows it', async () => {
    const media = await upload('b.png', await noise(12, 10).png().toBuffer(), 'image/png')
    await site.payload.create({
      collection: 'articles',
      data: { title: 'Met beeld', image: media.id },
      draft: true,
    })
    await expect(site.payload.delete({ collection: 'media', id: media.id })).rejects.toThrow(
      /Met beeld/,
    )
  })
})

type Sent = { file: Buffer; name: string; fields?: Record<string, string>; query?: string }
type Answer = {
  status: number
  doc?: { id: string }
  message?: string
  errors?: { message: string }[]
}

/** Sends pictures over HTTP as the studio does, of a colleague who reads French or Dutch. */
async function asColleague(language: 'nl' | 'fr') {
  await settle(site.payload)
  const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': language }
  return async ({ file, name, fields = {}, query = '?locale=nl' }: Sent): Promise<Answer> => {
    const body = new FormData()
    body.append('_payload', JSON.stringify({ origin: 'photo', ...fields }))
    body.append('file', new Blob([new Uint8Array(file)]), name)
    const url = `http://localhost:3000/api/media${query}`
    const response = await answerRest(
      site.payload.config,
      new Request(url, { method: 'POST', headers, body }),
    )
    return { status: response.status, ...(await response.json()) }
  }
}

describe('a picture that is sent again', () => {
  const distinct = (lightness: number) =>
    noise(90, 60).modulate({ lightness }).jpeg({ quality: 90 }).toBuffer()

  it('is the one that is there, which is said in the language of the colleague', async () => {
    const send = await asColleague('fr')
    const file = await distinct(5)
    const first = await send({ file, name: 'cuisine.jpg' })
    const again = await send({ file, name: 'IMG_0042.jpg' })
    expect([first.status, again.status, again.doc?.id]).toEqual([201, 201, first.doc?.id])
    expect(first.message).not.toContain('cuisine.jpg')
    expect(again.message).toBe(
      'Cette image se trouvait déjà sous «\u00a0Images\u00a0» («\u00a0cuisine.jpg\u00a0»). Elle est utilisée, sans deuxième copie.',
    )
  })

  it('loses none of the texts that come with it', async () => {
    const send = await asColleague('nl')
    const file = await distinct(10)
    const first = await send({ file, name: 'a.jpg', fields: { alt: 'De keuken' } })
    const french = { alt: 'La cuisine' }
    const same = await send({ file, name: 'a.jpg', fields: french, query: '?locale=fr' })
    expect(same.doc?.id).toBe(first.doc?.id)
    const { alt } = await site.payload.findByID({
      collection: 'media',
      id: String(first.doc?.id),
      locale: 'all',
    })
    expect(alt).toEqual({ nl: 'De keuken', fr: 'La cuisine' })
    const other = await send({ file, name: 'a.jpg', fields: { alt: 'De bijkeuken' } })
    const rendered = await send({ file, name: 'a.jpg', fields: { origin: 'render' } })
    expect(new Set([first, other, rendered].map(({ doc }) => doc?.id)).size).toBe(3)
  })

  it('is taken in when it is cut, or when the file of the first is lost', async () => {
    const send = await asColleague('nl')
    const file = await distinct(15)
    const first = await send({ file, name: 'a.jpg' })
    const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0'
    const cut = await send({
      file,
      name: 'a.jpg',
      query: `?locale=nl&${crop}&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50`,
    })
    const { filename } = await site.payload.findByID({
      collection: 'media',
      id: String(first.doc?.id),
    })
    await fs.rm(path.join(env.MEDIA_DIR, String(filename)))
    const back = await send({ file, name: 'a.jpg' })
    expect(new Set([first, cut, back].map(({ doc }) => doc?.id)).size).toBe(3)
  })
})

describe('sixty files at once, three of which are no pictures of a site', () => {
  it('fifty-seven come in, and each of the three is named with the reason', async () => {
    const send = await asColleague('nl')
    const files = await Promise.all(
      Array.from({ length: 57 }, async (_, at) => ({
        name: `foto ${at}.png`,
        file: await noise(20 + at, 20)
          .png()
          .toBuffer(),
      })),
    )
    const cut = (await noise(400, 300).jpeg().toBuffer()).subarray(0, 600)
    files.splice(10, 0, { name: 'IMG_1.HEIC', file: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heic') })
    files.splice(30, 0, { name: 'IMG_2.MOV', file: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ') })
    files.push({ name: 'half.jpg', file: cut })
    const answers: Answer[] = []
    for (const one of files) answers.push(await send(one))
    expect(new Set(answers.flatMap(({ doc }) => doc?.id ?? [])).size).toBe(57)
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([
      expect.stringMatching(/^IMG_1\.HEIC – Dit is een foto in het formaat van iPhones/),
      expect.stringMatching(/^IMG_2\.MOV – Dit is een film/),
      expect.stringMatching(/^half\.jpg – Dit bestand is beschadigd/),
    ])
  })
})

describe('a document', () => {
  it('is kept as it is, under a name that tells nothing, apart from the pictures', async () => {
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n45\n%%EOF\n',
    )
    const document = await keep('EPC Korenlei 12.pdf', pdf, 'application/pdf')
    expect(document.filename).toMatch(/^[0-9a-f]{12}\.pdf$/)
    expect(await fs.readFile(path.join(env.DOCUMENTS_DIR, String(document.filename)))).toEqual(pdf)
  })

  it('is refused when it is a program, a drawing or cut off', async () => {
    await expect(keep('plan.pdf', Buffer.from('MZ\x90'), 'application/pdf')).rejects.toMatchObject(
      refused(/Toegelaten/),
    )
    await expect(keep('plan.svg', svg(''), 'image/svg+xml')).rejects.toMatchObject(
      refused(/Toegelaten/),
    )
    await expect(
      keep('plan.docx', Buffer.from('PK\x03\x04'), 'application/zip'),
    ).rejects.toMatchObject(refused(/Toegelaten/))
    await expect(
      keep('plan.pdf', Buffer.from('%PDF-1.4\n'), 'application/pdf'),
    ).rejects.toMatchObject(refused(/beschadigd/))
  })
})

describe('the headers of a file', () => {
  const headersOf = (collection: 'media' | 'documents', type: string) => {
    const headers = new Headers({ 'Content-Type': type })
    return (
      site.payload.collections[collection].config.upload.modifyResponseHeaders?.({ headers }) ??
      headers
    )
  }

  it('let browsers keep pictures for ever, and a drawing run nothing', () => {
    expect(headersOf('media', 'image/webp').get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect(headersOf('media', 'image/svg+xml').get('Content-Security-Policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    )
  })

  it('tell caches not to store documents and browsers not to open them in the site', () => {
    const headers = headersOf('documents', 'application/pdf')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Content-Disposition')).toBe('attachment')
  })
})
