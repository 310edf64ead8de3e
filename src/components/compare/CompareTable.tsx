import type { CSSProperties } from 'react'

import { EpcBadge } from '@/components/cards/EpcBadge'
import { Icon } from '@/components/icon/Icon'
import { pressesFor } from '@/components/island/attributes'
import { FloodSign } from '@/components/listing/FloodSign'
import { SaveMarks, type SaveView } from '@/components/saved/SaveMarks'
import { Picture, PictureLabel } from '@/components/media/Picture'

import type { ComparedCell, ComparedHead, ComparisonGroup, ComparisonRow } from './types'

type Words = { caption: string; highlight: string; differs: string; unknown: string; drop: string }
type Props = { heads: ComparedHead[]; groups: ComparisonGroup[]; words: Words }

/** Here the listing is compared already. */
const favouriteOf = ({ favourites }: SaveView['labels']): SaveView['labels'] =>
  favourites ? { favourites } : {}

function Head({ head: { card, drop }, words }: { head: ComparedHead; words: Words }) {
  return (
    <th role="columnheader" scope="col" className="compare-head">
      <div className="relative aspect-3/2 overflow-hidden rounded-(--radius-base) bg-sand">
        {card.picture && (
          <Picture
            picture={card.picture}
            sizes="(min-width: 961px) 300px, 60vw"
            className="h-full w-full object-cover"
          />
        )}
        <PictureLabel picture={card.picture} />
        {card.flag && <span className="compare-flag">{card.flag.text}</span>}
        {card.saves && <SaveMarks {...card.saves} labels={favouriteOf(card.saves.labels)} />}
      </div>
      <span className="compare-price">
        {card.heading}
        {card.epc && <EpcBadge {...card.epc} />}
      </span>
      <a href={card.href} className="mt-1 block font-semibold underline">
        <bdi>{card.title ?? card.place}</bdi>
      </a>
      {card.where && <p className="text-[0.95rem] leading-snug text-soft">{card.where}</p>}
      <a
        href={drop.href}
        data-drop={drop.mark}
        {...pressesFor('saved')}
        aria-label={drop.label}
        className="compare-drop"
      >
        <Icon name="close" size={16} />
        {words.drop}
      </a>
    </th>
  )
}

/** What is known of a fact. The sign stands below the words, which a narrow column has no room beside. */
function Cell({ cell, unknown }: { cell: ComparedCell | undefined; unknown: string }) {
  if (!cell)
    return (
      <>
        <span aria-hidden="true" className="text-soft">
          –
        </span>
        <span className="sr-only">{unknown}</span>
      </>
    )
  return (
    <>
      {cell.text}
      {cell.sign && (
        <div className="mt-1.5">
          <FloodSign label={cell.sign} width={48} />
        </div>
      )}
    </>
  )
}

function Row({ row, words }: { row: ComparisonRow; words: Words }) {
  return (
    <tr role="row" data-differs={row.differs || undefined}>
      <th role="rowheader" scope="row">
        <span>
          {row.label}
          <span className="compare-differs"> ({words.differs})</span>
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <td role="cell" key={index}>
          <Cell cell={cell} unknown={words.unknown} />
        </td>
      ))}
    </tr>
  )
}

/**
 * Listings side by side. On a phone the name of a fact is placed above its values, so that two
 * columns fit; the explicit roles keep the table semantics that the changed layout would remove. A
 * checkbox marks the differences without a script.
 */
export function CompareTable({ heads, groups, words }: Props) {
  const style = { '--columns': heads.length } as CSSProperties
  return (
    <div className="compare" style={style}>
      {heads.length > 1 && (
        <label className="mb-6 inline-flex min-h-11 items-center gap-3 print:hidden">
          <input type="checkbox" className="compare-switch size-5 accent-moss" />
          {words.highlight}
        </label>
      )}
      <div className="compare-scroll" role="region" aria-label={words.caption} tabIndex={0}>
        <table role="table" aria-label={words.caption}>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" className="compare-corner" />
              {heads.map((head) => (
                <Head key={head.reference} head={head} words={words} />
              ))}
            </tr>
          </thead>
          {groups.map(({ key, title, rows }) => (
            <tbody key={key} role="rowgroup">
              <tr role="row">
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={heads.length + 1}
                  className="compare-group"
                >
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} words={words} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}
