import { describe, expect, test } from '@jest/globals'

import { consentTexts } from './consentTexts'

const option = (name: string) => ({ title: name, text: `About ${name}` })
const full = (language: string) => ({
  title: `${language} title`,
  text: `${language} text`,
  policyLink: null,
  agree: 'yes',
  decline: 'no',
  agreePartly: 'some',
  changeSettings: 'choose',
  option1: option('functional'),
  option2: option('user data'),
  option3: option('storage'),
  option4: option('analytics'),
  option5: option('personal'),
})

describe('the texts of the consent banner', () => {
  test('take each of the four choices from its own option', () => {
    const texts = consentTexts(full('own'), full('main'))
    expect(texts).toMatchObject({
      title: 'own title',
      policyLink: '',
      functional: { title: 'functional' },
    })
    expect(texts?.options.map(({ kind, title }) => [kind, title])).toEqual([
      ['adUserData', 'user data'],
      ['adStorage', 'storage'],
      ['analyticsStorage', 'analytics'],
      ['adPersonalization', 'personal'],
    ])
  })

  test.each([{ text: '' }, { decline: null }, { option4: { title: '', text: 'What?' } }])(
    'are all in the main language when the text %j is missing',
    (gap) =>
      expect(consentTexts({ ...full('own'), ...gap }, full('main'))?.title).toBe('main title'),
  )

  test('are undefined when no language is complete', () =>
    expect(consentTexts({}, { ...full('main'), agree: '' })).toBeUndefined())
})
