import type { Access } from 'payload'

import { roleOf } from './roles'
import { fromSite } from './rules'

/** Pictures of the site: the files are public over HTTP too, the documents that describe them are not. */
export const publicFile: Access = ({ req, isReadingStaticFile }) => isReadingStaticFile === true || roleOf(req) !== undefined || fromSite(req)
