/** On a part of the page that cannot answer a press yet; without scripts it means nothing. */
export const ASLEEP = 'data-asleep'

/** Under this name the page's first script leaves the link or button that was pressed too early. */
export const PRESSED_EARLY = 'pressedEarly'

/** Spread on what answers presses only by script. */
export const asleep = { [ASLEEP]: '' }
