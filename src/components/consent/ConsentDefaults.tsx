import { hasTags, type TagIds } from '@/domain/site/tags'

import { InlineScript } from '../inline/InlineScript'

/**
 * Denies all consent until the visitor chooses. Must be rendered before anything that loads a tag.
 */
export const ConsentDefaults = ({ ids }: { ids: TagIds }) =>
  hasTags(ids) ? <InlineScript name="consentDefaults" /> : null
