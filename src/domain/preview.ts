/** Addresses that show staff a page before visitors see it: no banner, no popup, no tags there. */
export const PREVIEW = 'preview'
export const isPreviewPath = (pathname: string): boolean => pathname.includes(PREVIEW)
