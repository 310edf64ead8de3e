import { defaultTokens, type Tokens } from '@/components/map/frame/style/palette'
import { readablePalette } from '@/domain/site/palette'
import type { Setting } from '@/payload-types'

const DEFAULT_ACCENT = '#b4532a'

/** The colours of the theme in which pictures of maps are drawn. */
export function coloursOf(theme: Setting['theme']): { tokens: Tokens; accent: string } {
  const { paper, ink, moss, sand } = defaultTokens
  const shown = readablePalette(theme ?? {})
  const tokens = {
    ...defaultTokens,
    paper: theme?.paper ? shown.paper : paper,
    ink: theme?.ink ? shown.ink : ink,
    moss: theme?.moss ? shown.moss : moss,
    sand: theme?.sand ? shown.sand : sand,
  }
  return { tokens, accent: theme?.brick ? shown.brick : DEFAULT_ACCENT }
}
