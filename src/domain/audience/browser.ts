import robots from './robots.json'

const LONGEST = 1000
/** Since 2013 every browser calls itself so; most programs do not even try. */
const DRESSED_AS_BROWSER = /^Mozilla\/5\.0 \([^)]*\).* ?(?:AppleWebKit|Gecko|Trident)\//
const ROBOT = new RegExp(robots.join('|'), 'i')

/** Whether a person sits before what calls itself so, as far as that can be told. */
export const isBrowser = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && userAgent.length <= LONGEST && DRESSED_AS_BROWSER.test(userAgent) && !ROBOT.test(userAgent)
