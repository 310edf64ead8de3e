import { studioEndpoints } from './endpoints'
import { languagesSideBySide } from './languages/plugin'
import { menuByRole } from './menu'
import { livePreviews } from './preview'
import { ownTerms } from './terms'

/** The plugins by which the studio extends collections and globals. */
export const studioPlugins = [
  studioEndpoints,
  livePreviews,
  languagesSideBySide,
  menuByRole,
  ownTerms,
]
