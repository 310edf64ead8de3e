import { describe, expect, it } from '@jest/globals'

import { hideUpstreamErrors } from './hideUpstreamErrors'
import type { Sender } from './session'
import { statusInPage } from './statusInPage'
import { HttpError } from './httpError'
import { createResendPage } from './resendPage'

function outcomeOf(statusCode: number, type: string, sender: Sender): number {
  try {
    hideUpstreamErrors({ statusCode, headers: { 'content-type': type } }, sender)
    return statusCode
  } catch (error) {
    return error instanceof HttpError ? error.status : 0
  }
}

describe('an answer of Next that failed', () => {
  it.each([
    [500, 'application/json', 'stranger', 503],
    [500, 'application/json', 'owner', 503],
    [500, 'application/json; charset=utf-8', 'staff', 500],
    [500, 'text/html', 'staff', 503],
    [500, 'text/plain', 'stranger', 503],
    [502, 'text/html', 'stranger', 503],
    [501, 'application/json', 'staff', 404],
    [501, 'application/json', 'stranger', 404],
    [503, 'application/json', 'stranger', 503],
    [422, 'application/json', 'stranger', 422],
    [200, 'text/html', 'stranger', 200],
  ] as const)('%d as %s to %s is answered with %d', (status, type, sender, given) => {
    expect(outcomeOf(status, type, sender)).toBe(given)
  })
})

describe('the status that a page names', () => {
  it('is one of the allowed ones', () => {
    expect(statusInPage('<head><meta name="hestia-status" content="403"/></head>')).toBe(403)
    expect(statusInPage('<p>&lt;meta name="hestia-status" content="403"&gt;</p>')).toBeUndefined()
    expect(statusInPage('<meta name="hestia-status" content="500"/>')).toBeUndefined()
  })
})

describe('a form that Next did not answer', () => {
  const sent = {
    target: '/api/forms/contact?lang=fr',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from('name=Emma&wish=a&wish=b&remark=%3Cscript%3E%22&proof=used'),
    language: 'fr' as const,
  }

  it('comes back with all that was typed, and a button to send it again', async () => {
    const page = String((await createResendPage(sent))?.body)
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain('action="/api/forms/contact?lang=fr"')
    for (const [name, value] of [
      ['name', 'Emma'],
      ['wish', 'a'],
      ['wish', 'b'],
      ['remark', '&lt;script&gt;&quot;'],
    ]) {
      expect(page).toContain(`<input type="hidden" name="${name}" value="${value}">`)
    }
    expect(page).not.toContain('used')
  })

  it('is no page for a script, or for other bodies', async () => {
    expect(
      await createResendPage({ ...sent, headers: { ...sent.headers, accept: 'application/json' } }),
    ).toBeUndefined()
    expect(
      await createResendPage({
        ...sent,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    ).toBeUndefined()
    expect(
      await createResendPage({ ...sent, target: '/api/forms/"><script>?lang=fr' }),
    ).toBeUndefined()
    expect(await createResendPage({ ...sent, target: '/api/portal/login?lang=fr' })).toBeUndefined()
  })
})
