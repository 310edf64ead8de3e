import { useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { reportProblem } from './reportProblem'

function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useLayoutEffect(onStart, [onStart])
  return children
}

/**
 * Returns the `start` of an island that is a React component: it takes over the markup that the
 * server drew of the same component. If the component fails, that markup comes back.
 */
export const hydrate =
  <Props extends object>(Component: ComponentType<Props>) =>
  (element: HTMLElement, props: Props): Promise<void> => {
    const drawn = element.innerHTML
    return new Promise((resolve, reject) => {
      hydrateRoot(
        element,
        <Started onStart={resolve}>
          <Component {...props} />
        </Started>,
        {
          onRecoverableError(error) {
            reportError(error)
            reportProblem(element)
          },
          onUncaughtError(error) {
            element.innerHTML = drawn
            reportProblem(element)
            reject(error instanceof Error ? error : new Error(String(error)))
          },
        },
      )
    })
  }
