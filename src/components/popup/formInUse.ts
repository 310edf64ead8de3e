/** The forms that a visitor fills in; searches and filters have another method. */
const formsOnPage = () => [
  ...document.querySelectorAll<HTMLFormElement>('main form[method="post"]'),
]

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Whether the focus is in a form, a search too, or something was typed or ticked in one. */
export const isFormUsed = (): boolean =>
  document.querySelector('form:focus-within') !== null ||
  formsOnPage().some((form) => [...form.elements].some(isChanged))

/** Whether the visitor looks at a form. */
export const isFormSeen = (): boolean => formsOnPage().some(isInView)

/** Runs the action when a form comes into view or leaves it, or the focus comes or goes. */
export function onFormUse(action: () => void): void {
  // When the focus goes, the document does not know yet where it goes to.
  for (const type of ['focusin', 'focusout'])
    document.addEventListener(type, () => setTimeout(action))
  const observer = new IntersectionObserver(action)
  for (const form of formsOnPage()) observer.observe(form)
}
