import type { DefaultServerCellComponentProps } from 'payload'

import { QuickChangeMenu } from './QuickChangeMenu'

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

/**
 * Puts the most common changes into the row of a property. Payload renders this cell with the form
 * too, where there is no row and nothing is shown.
 */
export function QuickChange({ rowData }: Partial<DefaultServerCellComponentProps>) {
  if (!rowData) return null
  const { id, reference, title, goal, status, marquee, price, monthlyRent } = rowData
  const isRent = goal === 'rent'
  return (
    <QuickChangeMenu
      id={String(id)}
      name={[reference, title].filter(Boolean).join(' · ')}
      isRent={isRent}
      status={String(status)}
      marquee={String(marquee)}
      price={isRent ? (numberOf(monthlyRent) ?? numberOf(price)) : numberOf(price)}
    />
  )
}
