import { expect, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'

import { asStaff } from './staff'

export type File = { name: string; mimeType: string; buffer: Buffer }

/** A picture that no other run has sent. */
export async function photo(name: string, at = 0): Promise<File> {
  const background = {
    r: (Date.now() + at * 40) % 256,
    g: at * 60,
    b: Math.floor(Math.random() * 256),
  }
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Uploads a picture as a colleague does, and returns its id. */
export const upload = (request: APIRequestContext, origin: string | undefined, file: File) =>
  asStaff(request, origin, async (headers) => {
    const answer = await request.post('/api/media?locale=nl&depth=0', {
      headers,
      multipart: { file, _payload: JSON.stringify({ alt: 'Foto' }) },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { doc }: { doc: { id: string } } = await answer.json()
    return doc.id
  })
