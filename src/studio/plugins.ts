import { studioEndpoints } from './endpoints'
import { languagesSideBySide } from './languages/plugin'
import { menuOfRole } from './menu'
import { livePreviews } from './preview'
import { termsOfOurs } from './terms'

/** What the studio adds to every collection and global that has a use for it. */
export const studioPlugins = [studioEndpoints, livePreviews, languagesSideBySide, menuOfRole, termsOfOurs]
