const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000

/** Whether two weeks can be compared: before, the first of them has days without a visitor. */
export const wasOnlineTwoWeeks = (publishedOn: string | null | undefined, now: Date): boolean =>
  Boolean(publishedOn) && now.getTime() - Date.parse(publishedOn ?? '') >= TWO_WEEKS_MS
