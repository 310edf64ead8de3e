import { CalendarDays, Mail, MapPin, Phone, Search, User } from 'lucide-react'

const icons = { phone: Phone, mail: Mail, user: User, search: Search, map_pin: MapPin, calendar: CalendarDays }

const isIcon = (name: string): name is keyof typeof icons => name in icons

/** The small sign before a link; decoration, the words say it too. */
export function Icon({ name, size = 16 }: { name: string | undefined; size?: number }) {
  if (name === undefined || !isIcon(name)) return null
  const Shape = icons[name]
  return <Shape size={size} aria-hidden className="shrink-0" />
}
