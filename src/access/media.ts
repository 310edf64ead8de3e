import type { Access } from 'payload'

import { roleOf } from './roles'
import { fromSite } from './rules'

/** Makes the files of pictures public over HTTP, but not the documents that describe them. */
export const publicFile: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true || roleOf(req) !== undefined || fromSite(req)
