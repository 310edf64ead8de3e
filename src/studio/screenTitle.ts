import security from './accounts/words.json'
import cityImport from './city-import/words.json'
import guide from './guide/words.json'
import inbox from './inbox/words.json'
import inspection from './inspection/words.json'
import languages from './languages/words.json'
import menusTree from './menus-tree/words.json'
import pagesTree from './pages-tree/words.json'
import privacy from './privacy/words.json'
import visits from './viewings/words.json'
import { studioViews } from './views'
import { translatorFor } from './words'

/** The CMS has titles of its own for the other two. */
type Screen = Exclude<keyof typeof studioViews, 'dashboard' | 'login'>

const headed: Record<Screen, { title: typeof inbox.title }> = {
  cityImport,
  guide,
  inbox,
  inspection,
  menusTree,
  pagesTree,
  privacy,
  security,
  visits,
}

/** The screens by their addresses. The one of languages comes with its plugin. */
const byPath = new Map([
  ['/languages', languages.title],
  ...Object.entries(headed).map(
    ([screen, { title }]) => [studioViews[screen as Screen].path, title] as const,
  ),
])

/**
 * Returns the title of a custom screen in the language of the colleague: its heading. The CMS calls
 * all of them "Payload", and takes for a screen only a title in one language.
 */
export function screenTitle(segments: readonly string[], language: string): string | undefined {
  const title = byPath.get(`/${segments.join('/')}`)
  return title && translatorFor({ title }, language)('title')
}
