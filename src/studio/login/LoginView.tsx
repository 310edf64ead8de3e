import { redirect } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'

import '../studio.css'
import { Logo } from '../Logo'
import { Login } from './Login'

/** The login of the studio, with a password and an optional second factor. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  const { admin } = payload.config.routes
  const next = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.redirect ?? admin })
  if (user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <Login next={next} />
    </>
  )
}
