import '../loader'
import { ISLAND_CHANGES, NEXT_CHANGES } from './changes'

/** The loader in development: besides, it loads the page again after an edit. */

const RELOADS = /"type":"(?:serverComponentChanges|reloadPage)"/

const next = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${NEXT_CHANGES}`)
next.addEventListener('message', ({ data }) => {
  if (typeof data === 'string' && RELOADS.test(data)) location.reload()
})
new EventSource(ISLAND_CHANGES).addEventListener('message', () => location.reload())
