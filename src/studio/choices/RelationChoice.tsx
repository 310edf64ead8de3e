'use client'

import { RelationshipInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type {
  RelationshipFieldClientComponent,
  RelationshipFieldClientProps,
  ValueWithRelation,
} from 'payload'
import { useCallback, useMemo, useState, type ComponentProps } from 'react'

import { isSameRelation, relationsOf, storedRelation, type Relation } from './relations'
import { TypedText } from './TypedText'
import { useRankedChoices } from './useRankedChoices'

/**
 * Documents per request. It exceeds the number of municipalities in Belgium, so that the best match
 * is among them.
 */
const BATCH_SIZE = 600

type Groups = Parameters<
  NonNullable<ComponentProps<typeof RelationshipInput>['formatDisplayedOptions']>
>[0]

/** Returns the properties of the input that follow from the field alone. */
const inputPropsOf = (field: RelationshipFieldClientProps['field']) => {
  const { admin = {}, label, localized = false, required = false } = field
  return {
    label,
    localized,
    required,
    description: admin.description,
    className: admin.className,
    style: mergeFieldStyles(field),
    allowCreate: admin.allowCreate ?? true,
    allowEdit: admin.allowEdit ?? true,
    appearance: admin.appearance ?? 'select',
    isSortable: admin.isSortable ?? true,
    placeholder: admin.placeholder,
    sortOptions: admin.sortOptions,
  }
}

/** Returns the typed text and a function that puts the options that match it first. */
function useRanking(isPolymorphic: boolean) {
  const rank = useRankedChoices<Groups[number]['options'][number]>()
  const [typed, setTyped] = useState('')
  // The options form one list, whatever their collection: the best match stands first.
  const rankOptions = useCallback(
    (groups: Groups) =>
      rank(
        groups.flatMap(({ options }) => options),
        typed,
      ),
    [rank, typed],
  )
  const formatOptions = isPolymorphic && typed === '' ? undefined : rankOptions
  return { setTyped, formatOptions }
}

/**
 * The drop-down list of a relation. Typing finds documents by their first letters before anything
 * else.
 */
export const RelationChoice: RelationshipFieldClientComponent = ({
  field,
  path: potentiallyStalePath,
  readOnly,
}) => {
  const state = useField<Relation>({ potentiallyStalePath })
  const { customComponents = {}, disabled, filterOptions, initialValue, path, value } = state
  const { hasMany = false, relationTo } = field
  const isPolymorphic = Array.isArray(relationTo)
  const { setTyped, formatOptions } = useRanking(isPolymorphic)
  const collections = useMemo(
    () => (Array.isArray(relationTo) ? relationTo : [relationTo]),
    [relationTo],
  )
  const selected = useMemo(() => relationsOf(value, collections), [value, collections])
  const initial = useMemo(() => relationsOf(initialValue, collections), [initialValue, collections])

  const change = (chosen: ValueWithRelation | ValueWithRelation[] | null) => {
    setTyped('')
    const next = storedRelation(chosen, isPolymorphic)
    state.setValue(next, isSameRelation(next, value))
  }
  const beforeInput = (
    <>
      {customComponents.BeforeInput}
      <TypedText onType={setTyped} />
    </>
  )
  return (
    <RelationshipInput
      {...customComponents}
      {...inputPropsOf(field)}
      BeforeInput={beforeInput}
      path={path}
      filterOptions={filterOptions}
      formatDisplayedOptions={formatOptions}
      maxResultsPerRequest={BATCH_SIZE}
      readOnly={Boolean(readOnly) || disabled}
      relationTo={collections}
      showError={state.showError}
      {...(hasMany
        ? { hasMany: true, initialValue: initial, onChange: change, value: selected }
        : {
            hasMany: false,
            initialValue: initial[0] ?? null,
            onChange: change,
            value: selected[0] ?? null,
          })}
    />
  )
}
