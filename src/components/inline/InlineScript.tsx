import { type InlineScriptName, inlineScripts } from './scripts'

type Props = {
  name: InlineScriptName
  /** What it is, where it is no JavaScript. */
  type?: 'speculationrules'
  [data: `data-${string}`]: string | undefined
}

/**
 * Renders an inline script by its name in the list of inline scripts. The content security policy
 * blocks all others.
 */
export const InlineScript = ({ name, ...attributes }: Props) => (
  <script {...attributes} dangerouslySetInnerHTML={{ __html: inlineScripts[name] }} />
)
