import { describe, expect, it } from '@jest/globals'

import { deviceOf, shellDeviceOf } from './device'

describe('device classes', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [960, 'tablet'],
    [961, 'desktop'],
  ])('is at %i px %s', (width, device) => {
    expect(deviceOf(width)).toBe(device)
  })

  it.each([
    [766, 'mobile'],
    [767, 'tablet'],
    [1279, 'tablet'],
    [1280, 'desktop'],
  ])('gives the shell at %i px the shape of a %s', (width, device) => {
    expect(shellDeviceOf(width)).toBe(device)
  })
})
