/** Under this name the frame's first script leaves what it was told before the map could hear it. */
export const EARLY_MESSAGE = 'earlyMessage'

/** The page speaks as soon as the frame has loaded, and scripts may come later. The same text always, so that its hash is. */
export const earlyScript = `addEventListener('message',function(e){if(e.origin===location.origin&&e.source===parent&&parent!==window)window.${EARLY_MESSAGE}=e.data})`
