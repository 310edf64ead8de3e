import { banners, type Banner } from './vocabulary'

/** Returns the banner for the number in a feed, 0 to 4. */
export const bannerFromNumber = (number: number): Banner | undefined => banners[number]

/** Returns the number of a banner in feeds and in the messages to the map. */
export const bannerNumber = (banner: Banner): number => banners.indexOf(banner)
