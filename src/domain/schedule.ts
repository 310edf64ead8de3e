/** What is published and taken away at a moment that staff chose. */
export const scheduled = ['pages', 'modules', 'articles', 'properties', 'projects'] as const
export type Scheduled = (typeof scheduled)[number]
