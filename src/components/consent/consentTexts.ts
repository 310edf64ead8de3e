import { consentKinds, type ConsentKind } from '@/domain/privacy/consent'

type Text = string | null | undefined
type Option = { title?: Text; text?: Text }
type StoredTexts = {
  title?: Text
  text?: Text
  policyLink?: Text
  privacyLink?: Text
  agree?: Text
  decline?: Text
  agreePartly?: Text
  changeSettings?: Text
  option1?: Option
  option2?: Option
  option3?: Option
  option4?: Option
  option5?: Option
}

type OptionText = { title: string; text: string }

export type ConsentTexts = {
  title: string
  text: string
  policyLink: string
  privacyLink: string
  agree: string
  decline: string
  agreePartly: string
  changeSettings: string
  functional: OptionText
  options: (OptionText & { kind: ConsentKind })[]
}

const labels = ['title', 'text', 'agree', 'decline', 'agreePartly', 'changeSettings'] as const
const optionText = ({ title, text }: Option = {}): OptionText => ({
  title: title ?? '',
  text: text ?? '',
})

function complete(stored: StoredTexts): ConsentTexts | undefined {
  const [functional = optionText(), ...others] = [
    stored.option1,
    stored.option2,
    stored.option3,
    stored.option4,
    stored.option5,
  ].map(optionText)
  const isComplete =
    labels.every((label) => stored[label]) && [functional, ...others].every(({ title }) => title)
  if (!isComplete) return undefined
  return {
    title: stored.title ?? '',
    text: stored.text ?? '',
    policyLink: stored.policyLink ?? '',
    privacyLink: stored.privacyLink ?? '',
    agree: stored.agree ?? '',
    decline: stored.decline ?? '',
    agreePartly: stored.agreePartly ?? '',
    changeSettings: stored.changeSettings ?? '',
    functional,
    options: consentKinds.map((kind, index) => ({ kind, ...optionText(others[index]) })),
  }
}

/**
 * Returns the texts of the banner, all in one language: a choice is only valid when it can be read.
 * Falls back to the main language. When that is incomplete too there is no banner, and without a
 * choice no tags.
 */
export const consentTexts = (current: StoredTexts, main: StoredTexts): ConsentTexts | undefined =>
  complete(current) ?? complete(main)
