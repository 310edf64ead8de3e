/**
 * How wide pictures are kept. 800 is what a phone's whole width asks for; without it every phone
 * would load the largest.
 */
export const pictureWidths = [100, 250, 400, 600, 800, 1360] as const

/** The picture in a preview of a page in other programs: cut to one shape for all of them. */
export const socialSize = { name: 'social', width: 1200, height: 630 } as const

export type PictureSize = `w${(typeof pictureWidths)[number]}`
