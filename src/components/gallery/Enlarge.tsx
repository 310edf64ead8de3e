import { island } from '@/components/island/island'

import type { start } from './gallery.island'

/** Picture links (`data-photo`) that open in a lightbox; `data-all` opens it at the first. */
export const Enlarge = island<typeof start>('gallery', { wake: 'touch', holdsPresses: true })
