/** Under this name the page's first script leaves which button of the banner was pressed before the others came. */
export const PRESSED = 'consentPressed'

type Holder = { [PRESSED]?: string | undefined }

/** The press that nobody has answered yet, once. */
export function takePressed(): string | undefined {
  const holder = window as Window & Holder
  const value = holder[PRESSED]
  holder[PRESSED] = undefined
  return value
}
