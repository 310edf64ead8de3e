import { marquees, type Marquee } from './vocabulary'

/** The marquee behind the number a feed carries, 0 to 4. */
export const marqueeOf = (number: number): Marquee | undefined => marquees[number]

/** The number feeds and the map's messages call it by. */
export const marqueeNumber = (marquee: Marquee): number => marquees.indexOf(marquee)
