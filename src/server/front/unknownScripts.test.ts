import { describe, expect, it } from '@jest/globals'

import { createUnknownScriptLog } from './unknownScripts'

describe('the log of inline scripts that are not ours', () => {
  it('logs each script once, on one line', () => {
    const lines: string[] = []
    const report = createUnknownScriptLog((line) => lines.push(line))
    for (let time = 0; time < 3; time++) report('alert(1)\nfront: everything is fine')
    report('alert(2)')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^[^\n]*sha256-[^\n]*alert\(1\)\\nfront[^\n]*\n$/)
  })

  it('stops after a hundred lines', () => {
    const lines: string[] = []
    const report = createUnknownScriptLog((line) => lines.push(line))
    for (let number = 0; number < 500; number++) report(`alert(${number})`)
    expect(lines).toHaveLength(100)
  })
})
