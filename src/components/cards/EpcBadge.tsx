import type { EpcLabel } from '@/domain/vocabulary'

/** The arrow of the certificate. Colours are darkened until white letters on them reach 4.5:1. */
const colours: Record<string, string> = { a: '#1a7a43', b: '#4f8224', c: '#7c7710', d: '#94610f', e: '#a84a17', f: '#a3302a', g: '#8a1f1f' }

export function EpcBadge({ label, name, title }: { label: EpcLabel; name: string; title: string }) {
  return (
    <span
      className="inline-grid place-items-center py-1.5 pr-3.5 pl-2.5 font-sans text-[0.78rem] leading-none font-bold text-white"
      style={{ background: colours[label.charAt(0)], clipPath: 'polygon(0 0, 78% 0, 100% 50%, 78% 100%, 0 100%)' }}
      title={title}
    >
      <span className="sr-only">{title} </span>
      {name}
    </span>
  )
}
