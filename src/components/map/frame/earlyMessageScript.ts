/** The property of `window` in which the early script leaves a message that came before the map. */
export const EARLY_MESSAGE = 'earlyMessage'

/**
 * Stores a message of the parent page: it is sent when the frame has loaded, which can be before
 * the scripts of the map.
 */
export const earlyMessageScript = `addEventListener('message',function(e){if(e.origin===location.origin&&e.source===parent&&parent!==window)window.${EARLY_MESSAGE}=e.data})`
