'use client'

import dynamic from 'next/dynamic'

/** As the islands of the components: in a file of its own, fetched only by pages with a form. */
export const LiveForm = dynamic(() => import('./LiveForm').then((m) => m.LiveForm))
