'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { SelectFieldClientComponent } from 'payload'
import { useMemo, useState } from 'react'

import type { Choice } from '@/domain/studio/choices'

import { useChoices } from './useChoices'
import { isShown, useRankedChoices } from './useRankedChoices'

type Chosen = Parameters<NonNullable<Parameters<typeof SelectInput>[0]['onChange']>>[0] | null

const toStoredValue = (chosen: Chosen, hasMany: boolean): unknown => {
  if (hasMany) return Array.isArray(chosen) ? chosen.map(({ value }) => value) : []
  return chosen && !Array.isArray(chosen) ? chosen.value : null
}

/**
 * The drop-down list of a select field. Typing finds options by their first letters before anything
 * else.
 */
export const SelectChoice: SelectFieldClientComponent = ({
  field,
  path: potentiallyStalePath,
  readOnly,
}) => {
  const rank = useRankedChoices<Choice>()
  const [typed, setTyped] = useState('')
  const {
    customComponents = {},
    disabled,
    path,
    selectFilterOptions,
    setValue,
    showError,
    value,
  } = useField<string | string[]>({ potentiallyStalePath })
  const {
    admin,
    hasMany = false,
    label,
    localized = false,
    name,
    options,
    required = false,
  } = field

  const entries = useChoices(options)
  const ranked = useMemo(() => rank(entries, typed), [rank, entries, typed])
  const allowed = selectFilterOptions?.map((option) =>
    typeof option === 'string' ? option : option.value,
  )
  const isLocked = Boolean(readOnly) || disabled

  return (
    <SelectInput
      {...customComponents}
      name={name}
      path={path}
      label={label}
      description={admin?.description}
      className={admin?.className}
      style={mergeFieldStyles(field)}
      hasMany={hasMany}
      isClearable={admin?.isClearable !== false}
      isSortable={admin?.isSortable !== false}
      localized={localized}
      readOnly={isLocked}
      required={required}
      showError={showError}
      options={ranked}
      filterOption={(entry, search) =>
        isShown(entry, search) && (!allowed || allowed.includes(entry.value))
      }
      onInputChange={setTyped}
      onChange={(chosen: Chosen) => setValue(toStoredValue(chosen, hasMany))}
      value={value}
    />
  )
}
