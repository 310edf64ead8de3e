import { describe, expect, it } from '@jest/globals'

import { boundaryOf, createFormEnds, isCompleteForm } from './multipart'

const part = (name: string, text: string) =>
  `\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--b`
const whole = (parts: string) => Buffer.from(`--b${parts}`)

describe('the boundary of a form', () => {
  it.each([
    ['multipart/form-data; boundary=----WebKitFormBoundaryAbc123', '----WebKitFormBoundaryAbc123'],
    ['Multipart/Form-Data; charset=utf-8; Boundary="a b:c"', 'a b:c'],
    ['multipart/form-data;boundary=x', 'x'],
  ])('of %s is %s', (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary)
  })

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'multipart/form-data; boundary=a"b',
    'multipart/mixed; boundary=x',
    'multipart/form-data-x; boundary=x',
    'text/plain; boundary=x',
  ])('is not there in %s', (type) => {
    expect(boundaryOf(type)).toBeUndefined()
  })
})

describe('a multipart form', () => {
  it('is complete from its first boundary to its last', async () => {
    const form = new FormData()
    form.set('_payload', '{"a":1}')
    form.set('file', new Blob(['x'.repeat(100)]), 'a.txt')
    const sent = new Response(form)
    const body = Buffer.from(await sent.arrayBuffer())
    expect(isCompleteForm(body, boundaryOf(sent.headers.get('content-type') ?? '') ?? '')).toBe(
      true,
    )
    expect(
      isCompleteForm(whole(`${part('a', '1')}${part('b', 'a --b in a text')}--\r\n`), 'b'),
    ).toBe(true)
    expect(isCompleteForm(whole('--\r\n'), 'b')).toBe(true)
  })

  it.each([
    ['nothing at all', Buffer.alloc(0)],
    ['another boundary', Buffer.from(`--c${part('a', '1')}--`)],
    ['no end', whole(part('a', '1'))],
    [
      'a part that breaks off',
      whole(`${part('a', '1')}\r\nContent-Disposition: form-data; name="b"`),
    ],
    ['a part without a head', whole('\r\ntext\r\n--b--')],
    ['a part without a name', whole('\r\nContent-Type: text/plain\r\n\r\n1\r\n--b--')],
    [
      'a head that is none',
      whole('\r\nContent-Disposition: form-data; name="a"\r\n\u0000\u0001\r\n\r\n1\r\n--b--'),
    ],
    ['text before it', Buffer.from(`hello\r\n--b${part('a', '1')}--`)],
    ['much after it', Buffer.from(`--b${part('a', '1')}--${'x'.repeat(5_000)}`)],
  ])('is broken with %s', (_, body) => {
    expect(isCompleteForm(body, 'b')).toBe(false)
  })
})

describe('a streamed form', () => {
  const pass = (body: Buffer, size: number) => {
    const ends = createFormEnds('b')
    const taken = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
      ends.take(body.subarray(at * size, (at + 1) * size)),
    )
    return [taken.every(Boolean), ends.isComplete()]
  }

  it.each([1, 2, 7, 10_000])(
    'is complete when it starts and ends with its boundary, in chunks of %d bytes',
    (size) => {
      expect(pass(Buffer.from(`--b${part('file', 'x'.repeat(3_000))}--\r\n`), size)).toEqual([
        true,
        true,
      ])
      expect(pass(Buffer.from(`--b${part('file', 'x'.repeat(3_000))}`), size)).toEqual([
        true,
        false,
      ])
      expect(pass(Buffer.from(`xx${part('file', 'x')}--`), size)[0]).toBe(false)
    },
  )
})
