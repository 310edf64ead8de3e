import { describe, expect, it } from '@jest/globals'

import { answerUploads } from './answeredUploads'

const body = () => {
  const form = new FormData()
  form.append('file', new File(['x'], 'gevel.jpg'))
  return form
}

/** Sends a file as the drawer for many files does, to a server that does this. */
async function upload(send: typeof fetch, init: RequestInit = { method: 'POST', body: body() }) {
  const known: string[] = []
  const answered = answerUploads(send, {
    lost: (name) => `${name} is not saved`,
    onKnown: (sentence) => known.push(sentence),
  })
  const response = await answered('/api/media', init)
  return { status: response.status, text: await response.text(), known }
}

const refused = JSON.stringify({
  errors: [{ message: 'gevel.jpg is not saved' }],
  message: 'gevel.jpg is not saved',
})

describe('an upload', () => {
  it('that fails on the way is refused by name, and not taken for saved', async () => {
    const answer = await upload(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(answer).toEqual({ status: 503, text: refused, known: [] })
  })

  it.each([
    [502, 502],
    [413, 413],
    [200, 503],
  ])('that a proxy answers with a page and %d is refused with %d', async (status, expected) => {
    const page = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status }))
    expect(await upload(page)).toEqual({ status: expected, text: refused, known: [] })
  })

  it('keeps the answer of the studio, and tells of a picture that was there already', async () => {
    const text = JSON.stringify({ doc: { id: 'a' }, isKnown: true, message: 'There already' })
    const studio = () => Promise.resolve(new Response(text, { status: 201 }))
    expect(await upload(studio)).toEqual({ status: 201, text, known: ['There already'] })
    const ofForm = { method: 'post', body: body(), headers: {} }
    expect((await upload(studio, ofForm)).known).toEqual([])
  })

  it('that is given up stays given up', async () => {
    const init = { method: 'POST', body: body(), signal: AbortSignal.abort() }
    await expect(upload(() => Promise.reject(new Error('aborted')), init)).rejects.toThrow(
      'aborted',
    )
  })
})

it('leaves every other request as it is', async () => {
  const page = () => Promise.resolve(new Response('<p>', { status: 502 }))
  expect(await upload(page, { method: 'POST', body: '{}' })).toMatchObject({ text: '<p>' })
  await expect(upload(() => Promise.reject(new Error('offline')), {})).rejects.toThrow('offline')
})
