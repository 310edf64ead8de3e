import path from 'node:path'

import { env } from '@/env'

/** The file that says which map file is in use. */
export const mapPointer = path.join(/* turbopackIgnore: true */ env.VAR_DIR, 'map', 'map.json')
