import { describe, expect, it } from '@jest/globals'

import { mayCallEndpoint } from './endpointAccess'

describe('access to the endpoints of the HTTP API', () => {
  it('lets staff log in and choose a new password', () => {
    for (const path of ['/login', '/forgot-password', '/reset-password']) {
      expect(mayCallEndpoint('users', { method: 'post', path }, false)).toBe(true)
      expect(mayCallEndpoint('owners', { method: 'post', path }, false)).toBe(false)
      expect(mayCallEndpoint('owners', { method: 'post', path }, true)).toBe(false)
    }
  })

  it('serves files but refuses lists of them', () => {
    expect(mayCallEndpoint('media', { method: 'get', path: '/file/:filename' }, false)).toBe(true)
    expect(mayCallEndpoint('media', { method: 'get', path: '/' }, false)).toBe(false)
    expect(mayCallEndpoint('media', { method: 'get', path: '/count' }, false)).toBe(false)
  })

  it('opens all other endpoints to staff only', () => {
    expect(mayCallEndpoint('pages', { method: 'get', path: '/' }, false)).toBe(false)
    expect(mayCallEndpoint('pages', { method: 'get', path: '/' }, true)).toBe(true)
    expect(mayCallEndpoint('', { method: 'get', path: '/access' }, false)).toBe(false)
  })

  it('refuses to register the first administrator', () => {
    expect(mayCallEndpoint('users', { method: 'post', path: '/first-register' }, false)).toBe(false)
    expect(mayCallEndpoint('users', { method: 'post', path: '/first-register' }, true)).toBe(false)
  })
})
