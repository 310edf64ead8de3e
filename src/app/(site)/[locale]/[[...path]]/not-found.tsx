import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

export default function SiteNotFound() {
  return <NotFoundScreen />
}
