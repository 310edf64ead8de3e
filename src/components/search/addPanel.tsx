import { createRoot } from 'react-dom/client'

import { reportProblem } from '@/components/island/reportProblem'

import { SearchPanel, type SearchPanelProps } from './SearchPanel'

/**
 * Adds the results panel after the search input, with the text that is in it by now. Without the
 * panel, when it fails, the form goes on as a plain one.
 */
export function addPanel(island: HTMLElement, props: SearchPanelProps): void {
  const place = document.createElement('div')
  place.className = 'contents'
  props.input.parentElement?.append(place)
  createRoot(place, {
    onUncaughtError(error) {
      reportError(error)
      reportProblem(island)
    },
  }).render(<SearchPanel {...props} />)
}
