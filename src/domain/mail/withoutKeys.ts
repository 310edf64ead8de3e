const KEY_IN_QUERY = /([?&;]key=)[\w.~%-]+/g
const KEY_OF_CALENDAR = /(\/[\w.-]+\.)[\w-]{43}(?=\.ics)/g

/**
 * Removes the keys from the links of an email, as text or HTML: each opens a page of its recipient
 * without an account, also for a colleague who reads the email.
 */
export const withoutKeys = (content: string): string =>
  content.replace(KEY_IN_QUERY, '$1…').replace(KEY_OF_CALENDAR, '$1…')
