/** How many properties one request changes: a list is sent in parts, so that progress can be seen. */
export const AT_ONCE = 25
