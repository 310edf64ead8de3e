import { agencyOf } from './agency'

const coloursWith = (theme: Record<string, string | null>) =>
  agencyOf({ theme }, 'nl', 'https://hestia.test', 'Hestia').colours

describe('the colours of emails', () => {
  it('are those of the agency, corrected where they could not be read', () => {
    expect(coloursWith({ moss: '#14324f', brick: null }).moss).toBe('#14324f')
    const { moss } = coloursWith({ moss: '#f5f5a0' })
    expect(moss).toMatch(/^#[0-9a-f]{6}$/)
    expect(moss).not.toBe('#f5f5a0')
  })
})
