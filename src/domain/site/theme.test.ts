import { isSameTheme, themeOf, themeSchema, themeVariables } from './theme'

describe('a theme', () => {
  it('writes only what was chosen into a page, and everything over another theme', () => {
    expect(themeOf({ moss: '#14324f' }).css).toMatch(/--color-moss:#14324f/)
    expect(themeOf({ moss: '#14324f' }).css).not.toMatch(/--color-paper/)
    expect(Object.fromEntries(themeVariables({ moss: '#14324f' }))).toMatchObject({
      '--color-moss': '#14324f',
      '--color-paper': '#faf7f2',
      '--radius-base': '4px',
    })
  })

  it('is never unreadable, in a page or over another', () => {
    const pale = { moss: '#f5f5a0' }
    expect(themeOf(pale).css).not.toContain('#f5f5a0')
    expect(themeVariables(pale).flat()).not.toContain('#f5f5a0')
  })

  it('is the same when it looks the same', () => {
    expect(isSameTheme(undefined, { headingFont: 'fraunces', radius: 4, moss: null })).toBe(true)
    expect(isSameTheme({ radius: 4 }, { radius: 0 })).toBe(false)
    expect(isSameTheme({}, { textFont: 'instrument_sans' })).toBe(false)
  })

  it('is read from what was stored, and nothing else is', () => {
    expect(themeSchema.safeParse({ moss: 'red' }).success).toBe(false)
    expect(themeSchema.safeParse({ headingFont: 'arial' }).success).toBe(false)
    expect(themeSchema.parse({ moss: '#123456', other: 1 })).toEqual({ moss: '#123456' })
  })
})
