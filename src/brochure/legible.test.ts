import { describe, expect, it } from '@jest/globals'

import { legible } from './legible'

describe('letters in a PDF', () => {
  it.each([
    'Élise Müller-Ştefănescu',
    'Łukasz Żółć, İğdır',
    'Nguyễn Thị Hồng',
    'Іван Чернышёв Ґ',
    'Γιώργος Παπαδόπουλος',
    'محمد بن عبد الله',
    'יעקב כהן',
    'Արամ',
    'მარიამ',
    'CO2',
    '€ 349.000 – 142 m² ‘zo’ … • ©',
  ])('stay: %s', async (text) => {
    expect(await legible(text)).toBe(text)
  })

  it('that no typeface has are marked, one mark for each letter', async () => {
    expect(await legible('王小明 en 𠮷')).toBe('��� en �')
  })

  it('are no pictograms', async () => {
    expect(await legible('🏠 Huis met tuin 🌳👍🏽🇧🇪❤️')).toBe(' Huis met tuin ')
  })

  it('leave the text of a file of data whole', async () => {
    const view = { title: 'Huis "Иван"', lines: ['a\nb', '王'], price: '€\u202F1' }
    expect(JSON.parse(await legible(JSON.stringify(view)))).toEqual({
      title: 'Huis "Иван"',
      lines: ['a\nb', '�'],
      price: '€\u00A01',
    })
  })
})
