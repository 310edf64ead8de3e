/**
 * What a visitor can allow beside what the site needs to work, in the order of the banner's options
 * 2 to 5.
 */
export const consentKinds = [
  'adUserData',
  'adStorage',
  'analyticsStorage',
  'adPersonalization',
] as const
export type ConsentKind = (typeof consentKinds)[number]
export type Choices = Record<ConsentKind, boolean>

/** Under which key the browser keeps that a choice was made, and under which each choice. */
export const CONSENT_KEY = 'consent'
const choiceKeys = {
  adUserData: 'consentAdUserData',
  adStorage: 'consentAdStorage',
  analyticsStorage: 'consentAnalyticsStorage',
  adPersonalization: 'consentAdPersonalization',
} as const satisfies Record<ConsentKind, string>

/** A link that ends in this opens the settings, on whichever page it stands. */
export const consentAnchor = '#cookie-settings'

/** The query flag that forgets every stored choice. */
export const RESET_FLAG = 'setcookies'

export const choicesFrom = (isAllowed: (kind: ConsentKind) => boolean): Choices => ({
  adUserData: isAllowed('adUserData'),
  adStorage: isAllowed('adStorage'),
  analyticsStorage: isAllowed('analyticsStorage'),
  adPersonalization: isAllowed('adPersonalization'),
})

export const allAllowed = choicesFrom(() => true)
export const noneAllowed = choicesFrom(() => false)
export const allowsAnything = (choices: Choices): boolean =>
  consentKinds.some((kind) => choices[kind])

/**
 * The stored choices; null when nothing was chosen, or when what is stored cannot be what this site
 * wrote.
 */
export function readChoices(stored: (key: string) => string | null): Choices | null {
  const isKnown = (kind: ConsentKind) =>
    ['granted', 'denied'].includes(stored(choiceKeys[kind]) ?? '')
  if (stored(CONSENT_KEY) !== 'set' || !consentKinds.every(isKnown)) return null
  return choicesFrom((kind) => stored(choiceKeys[kind]) === 'granted')
}

const consentValue = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied')

/** The same choices in the words of Consent Mode v2. */
export const consentMode = (choices: Choices) => ({
  ad_user_data: consentValue(choices.adUserData),
  ad_storage: consentValue(choices.adStorage),
  analytics_storage: consentValue(choices.analyticsStorage),
  ad_personalization: consentValue(choices.adPersonalization),
})

/**
 * What to store for a choice. That it was made comes last: an interrupted write counts as no
 * choice.
 */
export const storedChoices = (choices: Choices): [key: string, value: string][] => [
  ...consentKinds.map((kind): [string, string] => [choiceKeys[kind], consentValue(choices[kind])]),
  [CONSENT_KEY, 'set'],
]

export const consentStorageKeys: readonly string[] = [CONSENT_KEY, ...Object.values(choiceKeys)]

/**
 * `unread`: the stored choices have not been read yet. `exempt`: a preview, without a banner and without storage.
 * `asking`: the banner shows. `set`: the visitor has chosen.
 */
export type ConsentState = {
  check: 'unread' | 'exempt' | 'asking' | 'set'
  choices: Choices
  isChoosing: boolean
}

export type ConsentEvent =
  | { type: 'read'; stored: Choices | null; isPreview: boolean }
  | { type: 'choose'; choices: Choices }
  | { type: 'openSettings' }
  | { type: 'closeSettings' }

export const initialConsent: ConsentState = {
  check: 'unread',
  choices: noneAllowed,
  isChoosing: false,
}

function afterReading(
  { isChoosing }: ConsentState,
  stored: Choices | null,
  isPreview: boolean,
): ConsentState {
  if (isPreview) return { check: 'exempt', choices: noneAllowed, isChoosing: false }
  return stored
    ? { check: 'set', choices: stored, isChoosing }
    : { check: 'asking', choices: noneAllowed, isChoosing }
}

export function nextConsent(state: ConsentState, event: ConsentEvent): ConsentState {
  if (event.type === 'read') return afterReading(state, event.stored, event.isPreview)
  if (state.check === 'exempt') return state
  switch (event.type) {
    case 'choose':
      return state.check === 'unread'
        ? state
        : { check: 'set', choices: event.choices, isChoosing: false }
    case 'openSettings':
      return { ...state, isChoosing: true }
    case 'closeSettings':
      return { ...state, isChoosing: false }
  }
}
