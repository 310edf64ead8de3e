import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Bell,
  CalendarDays,
  Camera,
  Check,
  ChevronDown,
  FileText,
  House,
  Images,
  Heart,
  List,
  Mail,
  Map as Folded,
  MapPin,
  Menu,
  MessageSquare,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  Scale,
  School,
  Search,
  Share2,
  ShoppingCart,
  TrainFront,
  TreeDeciduous,
  SlidersHorizontal,
  User,
  X,
  type IconNode,
} from 'lucide'
import { createElement } from 'react'

/** All icons of the site. The first ones are named as staff choose them. */
const icons = {
  phone: Phone,
  mail: Mail,
  user: User,
  search: Search,
  map_pin: MapPin,
  calendar: CalendarDays,
  menu: Menu,
  close: X,
  down: ChevronDown,
  up: ArrowUp,
  previous: ArrowLeft,
  next: ArrowRight,
  play: Play,
  pause: Pause,
  pictures: Images,
  share: Share2,
  print: Printer,
  file: FileText,
  heart: Heart,
  scale: Scale,
  train: TrainFront,
  school: School,
  cart: ShoppingCart,
  tree: TreeDeciduous,
  bell: Bell,
  map: Folded,
  list: List,
  sort: ArrowUpDown,
  filters: SlidersHorizontal,
  check: Check,
  camera: Camera,
  plus: Plus,
  home: House,
  message: MessageSquare,
} as const satisfies Record<string, IconNode>

export type IconName = keyof typeof icons

export const isIcon = (name: string | undefined): name is IconName =>
  name !== undefined && name in icons

/** A decorative icon beside a text. Rendered on the server, so it needs no script. */
export function Icon({
  name,
  size = 18,
  className = '',
}: {
  name: IconName
  size?: number
  className?: string
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {icons[name].map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  )
}
