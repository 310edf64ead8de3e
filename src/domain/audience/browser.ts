import robots from './robots.json'

const MAX_USER_AGENT_LENGTH = 1000
/** The form of every browser's user agent since 2013; most programs do not imitate it. */
const BROWSER_PATTERN = /^Mozilla\/5\.0 \([^)]*\).*(?:AppleWebKit|Gecko|Trident)\//
const ROBOT_PATTERN = new RegExp(robots.join('|'), 'i')

/** Returns whether a user agent looks like the browser of a person and not like a robot. */
export const isBrowser = (userAgent: string | undefined): boolean =>
  userAgent !== undefined &&
  userAgent.length <= MAX_USER_AGENT_LENGTH &&
  BROWSER_PATTERN.test(userAgent) &&
  !ROBOT_PATTERN.test(userAgent)
