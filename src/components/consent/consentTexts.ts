import { consentKinds, type ConsentKind } from '@/domain/consent'

type Text = string | null | undefined
type Option = { title?: Text; text?: Text }
type Given = {
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
const optionText = ({ title, text }: Option = {}): OptionText => ({ title: title ?? '', text: text ?? '' })

function complete(given: Given): ConsentTexts | undefined {
  const [functional = optionText(), ...others] = [given.option1, given.option2, given.option3, given.option4, given.option5].map(optionText)
  const isComplete = labels.every((label) => given[label]) && [functional, ...others].every(({ title }) => title)
  if (!isComplete) return undefined
  return {
    title: given.title ?? '',
    text: given.text ?? '',
    policyLink: given.policyLink ?? '',
    privacyLink: given.privacyLink ?? '',
    agree: given.agree ?? '',
    decline: given.decline ?? '',
    agreePartly: given.agreePartly ?? '',
    changeSettings: given.changeSettings ?? '',
    functional,
    options: consentKinds.map((kind, at) => ({ kind, ...optionText(others[at]) })),
  }
}

/**
 * The banner's texts, from one language as a whole: a choice is only valid when it can be read. When the main language
 * is not complete either there is no banner, and without a choice no tags.
 */
export const consentTexts = (own: Given, main: Given): ConsentTexts | undefined => complete(own) ?? complete(main)
