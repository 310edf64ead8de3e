import { describe, expect, it } from '@jest/globals'

import { filePolicy } from './filePolicy'

describe('the policy of a file of the API', () => {
  it.each([
    'image/svg+xml',
    'image/webp',
    'text/html',
    'application/xhtml+xml',
    'application/xml',
    'text/csv',
    'application/octet-stream',
    'application/json',
    '',
    undefined,
  ])('lets %s load and run nothing', (type) => {
    expect(filePolicy(type)).toMatch(
      /^default-src 'none'; base-uri 'none'; frame-ancestors 'self';/,
    )
    expect(filePolicy(type)).not.toContain('script-src')
  })

  it.each([
    'image/svg+xml',
    'image/svg+xml; charset=utf-8',
    'application/xml',
    'image/png',
    'application/octet-stream',
    undefined,
  ])('puts %s in a sandbox', (type) => {
    expect(filePolicy(type)).toMatch(/; sandbox$/)
  })

  it('allows a PDF to be shown without a sandbox, but no script', () => {
    expect(filePolicy('application/pdf')).toContain("script-src 'none'")
    expect(filePolicy('application/pdf')).not.toContain('sandbox')
  })

  it('lets the answer to a form send it again', () => {
    expect(filePolicy('text/html; charset=utf-8')).toContain("form-action 'self'")
  })
})
