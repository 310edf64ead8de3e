/** A menu entry as a page shows it: where it leads is already known. */
export type LinkView = { label: string; href: string; isButton: boolean; icon?: string; newTab: boolean; children: LinkView[] }
