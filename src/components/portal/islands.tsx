'use client'

import dynamic from 'next/dynamic'

/** Fetched once the page stands: the numbers are in a table beside it. */
export const VisitGraph = dynamic(() => import('./VisitGraph').then((m) => m.VisitGraph), { ssr: false })
