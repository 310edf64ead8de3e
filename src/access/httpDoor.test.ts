import { describe, expect, it } from '@jest/globals'

import { mayEnter } from './httpDoor'

describe('the door of the HTTP API', () => {
  it('lets staff log in and choose a new password', () => {
    for (const path of ['/login', '/forgot-password', '/reset-password']) {
      expect(mayEnter('users', { method: 'post', path }, false)).toBe(true)
      expect(mayEnter('owners', { method: 'post', path }, false)).toBe(false)
      expect(mayEnter('owners', { method: 'post', path }, true)).toBe(false)
    }
  })

  it('serves files, but no list of them', () => {
    expect(mayEnter('media', { method: 'get', path: '/file/:filename' }, false)).toBe(true)
    expect(mayEnter('media', { method: 'get', path: '/' }, false)).toBe(false)
    expect(mayEnter('media', { method: 'get', path: '/count' }, false)).toBe(false)
  })

  it('opens everything else to staff alone', () => {
    expect(mayEnter('pages', { method: 'get', path: '/' }, false)).toBe(false)
    expect(mayEnter('pages', { method: 'get', path: '/' }, true)).toBe(true)
    expect(mayEnter('', { method: 'get', path: '/access' }, false)).toBe(false)
  })

  it('makes nobody the first administrator', () => {
    expect(mayEnter('users', { method: 'post', path: '/first-register' }, false)).toBe(false)
    expect(mayEnter('users', { method: 'post', path: '/first-register' }, true)).toBe(false)
  })
})
