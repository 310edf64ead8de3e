import type { Translator } from '../words'
import type words from './words.json'

type Say = Translator<typeof words>

/** Controls that Payload draws as a mere sign, by the word that says what they do. */
const SIGNS = {
  removeFile: '.file-details__remove, .file-field__remove',
  copyAddress: '.copy-to-clipboard',
  removeCondition: '.condition__actions-remove',
  addCondition: '.condition__actions-add',
  conditionField: '.condition__field .rs__input',
  conditionOperator: '.condition__operator .rs__input',
  conditionValue: '.condition__value :is(input, .rs__input)',
  versionToCompare: '.compare-version [role="combobox"]',
  previousPage: '.clickable-arrow--left',
  nextPage: '.clickable-arrow--right',
  selectAll: '#select-all',
  close: '[data-close-button]',
  messages: 'section[aria-label^="Notifications"]',
  bold: '.toolbar-popup__button-bold',
  italic: '.toolbar-popup__button-italic',
  link: '.toolbar-popup__button-link',
} as const satisfies Partial<Record<keyof typeof words, string>>

/** Signs that stand with something: a row, a picture, a field, a choice. Their names say which. */
const SIGNS_OF = {
  selectRow: '.select-row__checkbox input',
  open: '.drawer-link__doc-drawer-toggler, .upload-relationship-details__edit, .relationship--multi-value-label__drawer-toggler',
  remove: '.upload-relationship-details__remove',
  move: '.upload--has-many__drag, .collapsible__drag',
  clear: '.date-time-picker__clear-button, .clear-indicator',
} as const satisfies Partial<Record<keyof typeof words, string>>

/** What is filled in. Payload ties the label to a plain input alone, and in a window over the form not even there. */
const FILLED_IN =
  '.field-type :is(input, textarea, [role="textbox"]), .payload-settings__language input'
const LABELLED = '.field-type, .payload-settings__language'

const textOf = (node: Node | null | undefined): string => node?.textContent?.trim() ?? ''

/** What a control stands with is called: its choice, picture or row, else its field. */
function subjectOf(control: Element): string {
  const row = control.closest('tr')
  // A picture is known by the name that it had when it was uploaded.
  if (row)
    return (
      textOf(row.querySelector('.cell-originalName')) ||
      textOf(row.querySelector('td a, td:not(:has(input, button))'))
    )
  const picture = control.closest('.upload-field-card, .upload--has-many__dragItem')
  if (picture) return textOf(picture.querySelector('.upload-relationship-details__filename, a'))
  const choice = control.closest('.relationship--multi-value-label')
  if (choice) return textOf(choice)
  return fieldOf(control)
}

/** The label of the field, without its star and its language, which follow in elements of their own. */
const fieldOf = (control: Element): string =>
  textOf(control.closest(LABELLED)?.querySelector('.field-label, label')?.firstChild)

function setAttribute(control: Element, attribute: string, value: string): void {
  if (value && control.getAttribute(attribute) !== value) control.setAttribute(attribute, value)
}

const setName = (control: Element, name: string) => setAttribute(control, 'aria-label', name)

const hasLabel = (control: Element): boolean =>
  Boolean(control.getAttribute('aria-label')) ||
  ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    Boolean(control.labels?.length))

/** An entry is known by its keys: TypeScript forgets them. */
const entriesOf = <Key extends string>(table: Record<Key, string>) =>
  Object.entries(table) as [Key, string][]

/**
 * Gives controls of Payload a name for those who do not see the sign on them, or the label beside
 * them. Payload has no setting for it.
 */
export function nameControls(root: ParentNode, say: Say): void {
  for (const [key, selector] of entriesOf(SIGNS))
    for (const control of root.querySelectorAll(selector)) setName(control, say(key))
  for (const [key, selector] of entriesOf(SIGNS_OF))
    for (const control of root.querySelectorAll(selector))
      setName(control, say(key, { name: subjectOf(control) }).trim())
  for (const control of root.querySelectorAll('.popup-button'))
    if (!textOf(control)) setName(control, say('moreActions'))
  for (const control of root.querySelectorAll(FILLED_IN))
    if (!hasLabel(control)) setName(control, fieldOf(control))
  for (const moved of root.querySelectorAll('[aria-roledescription="sortable"]'))
    setAttribute(moved, 'aria-roledescription', say('sortable'))
  freeHidden(root)
}

/** What is hidden from screen readers must not take the focus: the arrow beside a list repeats the list. */
function freeHidden(root: ParentNode): void {
  for (const arrow of root.querySelectorAll('.dropdown-indicator[aria-hidden]'))
    setAttribute(arrow, 'tabindex', '-1')
  for (const cross of root.querySelectorAll('.clear-indicator[aria-hidden]'))
    cross.removeAttribute('aria-hidden')
}
