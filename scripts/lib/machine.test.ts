import { describe, expect, it } from '@jest/globals'

import { machineProblem, SUPPORTED } from './machine.mjs'

const on = (node: string, platform = 'linux') => machineProblem({ versions: { node }, platform })

describe('a machine', () => {
  it('is taken with every Node that is supported, and with newer ones', () => {
    for (const version of ['20.19.0', ...SUPPORTED.map((major) => `${major}.20.1`), '26.0.0'])
      expect([version, on(version)]).toEqual([version, ''])
  })

  it('is told in one sentence which Node it lacks', () => {
    for (const version of ['12.22.0', '18.20.4', '20.18.3'])
      expect(on(version)).toBe(
        `Hestia needs Node 20.19 or newer and this is Node ${version}: install a newer one from https://nodejs.org and start again.`,
      )
  })

  it('is told in one sentence that its system is not one of those', () => {
    expect(on('24.1.0', 'darwin')).toBe('')
    expect(on('24.1.0', 'win32')).toContain('install WSL 2')
    expect(on('24.1.0', 'sunos')).toContain('Hestia runs on Linux and macOS, and this is sunos')
  })
})
