export type LinkView = {
  href: string
  label: string
  isButton: boolean
  newTab: boolean
  icon?: string
  colour?: string
  children: LinkView[]
}
