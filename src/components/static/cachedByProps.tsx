import type { FunctionComponent } from 'react'

import type { JsonSafe } from '@/components/island/json'

import { CachedMarkup } from './CachedMarkup'

/**
 * Makes the markup of a component be written once for equal props, such as a menu that is on every
 * page. What it draws must follow from its props alone, and JSON must carry these whole.
 */
export function cachedByProps<Props extends object>(
  Component: FunctionComponent<Props> & (Props extends JsonSafe<Props> ? unknown : never),
): FunctionComponent<Props> {
  const Drawn: FunctionComponent<Props> = Component
  return function CachedByProps(props) {
    return (
      <CachedMarkup of={Component} as={JSON.stringify(props)}>
        <Drawn {...props} />
      </CachedMarkup>
    )
  }
}
