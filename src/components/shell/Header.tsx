import type { ReactNode } from 'react'

import { Picture, type PictureView } from '@/components/media/Picture'

import { LogoMark } from './LogoMark'

type Props = {
  agency: string
  home: string
  logo?: PictureView
  smallLogo?: PictureView
  /**
   * On the home page the logo is hidden until the visitor scrolls, unless the agency shows it at
   * once.
   */
  hidesLogo: boolean
  changesOnScroll: boolean
  children: ReactNode
}

function Logo({ agency, logo, smallLogo }: Pick<Props, 'agency' | 'logo' | 'smallLogo'>) {
  if (!logo)
    return (
      <>
        <LogoMark />
        {agency}
      </>
    )
  const picture = { ...logo, alt: logo.alt || agency }
  return (
    <>
      <Picture
        picture={picture}
        sizes="240px"
        eager
        className={`logo-picture w-auto object-contain ${smallLogo ? 'logo-large' : ''}`}
      />
      {smallLogo && (
        <Picture
          picture={{ ...smallLogo, alt: '' }}
          sizes="160px"
          className="logo-picture logo-small w-auto object-contain"
        />
      )}
    </>
  )
}

export function Header({
  agency,
  home,
  logo,
  smallLogo,
  hidesLogo,
  changesOnScroll,
  children,
}: Props) {
  return (
    <header
      className="site-header sticky top-0 z-10 print:static"
      data-changes={changesOnScroll || undefined}
      data-hides-logo={hidesLogo || undefined}
    >
      <div className="site-header-sheet border-b border-sand bg-paper">
        <div className="site-header-row wrap flex items-center gap-5">
          <a
            href={home}
            className="site-logo flex items-center gap-3 font-serif leading-none whitespace-nowrap no-underline"
          >
            <Logo agency={agency} {...(logo && { logo })} {...(smallLogo && { smallLogo })} />
          </a>
          {children}
        </div>
      </div>
    </header>
  )
}
