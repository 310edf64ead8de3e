import { type InlineScriptName, inlineScripts } from './scripts'

type Props = { name: InlineScriptName; [data: `data-${string}`]: string }

/**
 * Renders an inline script by its name in the list of inline scripts. The content security policy
 * blocks all others.
 */
export const InlineScript = ({ name, ...data }: Props) => (
  <script {...data} dangerouslySetInnerHTML={{ __html: inlineScripts[name] }} />
)
