import { studioEndpoints } from './endpoints'
import { languagesSideBySide } from './languages/plugin'
import { livePreviews } from './preview'

/** What the studio adds to every collection and global that has a use for it. */
export const studioPlugins = [studioEndpoints, livePreviews, languagesSideBySide]
