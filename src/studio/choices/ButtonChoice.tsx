'use client'

import {
  fieldBaseClass,
  FieldDescription,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useField,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { SelectFieldClientComponent, SelectFieldClientProps } from 'payload'

import './choices.css'
import { labelIn } from '../labels'
import { useStudioLocale, useWords } from '../useWords'
import { ButtonGroup } from './ButtonGroup'
import { useChoices } from './useChoices'
import words from './words.json'

type InputProps = {
  field: SelectFieldClientProps['field']
  state: ReturnType<typeof useField<string | null>>
  isLocked: boolean
}

/** The buttons of the field, its error, and a button that clears an optional field. */
function Input({ field, state, isLocked }: InputProps) {
  const t = useWords(words)
  const locale = useStudioLocale()
  const { customComponents = {}, path, setValue, showError, value } = state
  const { AfterInput, BeforeInput, Error } = customComponents
  const { label, options, required = false } = field
  const choices = useChoices(options)
  const canClear = !required && !isLocked && Boolean(value)
  return (
    <div className={`${fieldBaseClass}__wrap`}>
      <RenderCustomComponent
        CustomComponent={Error}
        Fallback={<FieldError path={path} showError={showError} />}
      />
      {BeforeInput}
      <ButtonGroup
        name={labelIn(label, locale, field.name)}
        choices={choices}
        value={value}
        isRequired={required}
        isWrong={showError}
        isLocked={isLocked}
        onChoose={setValue}
      />
      {canClear && (
        <button type="button" className="hestia-buttons__clear" onClick={() => setValue(null)}>
          {t('clear')}
        </button>
      )}
      {AfterInput}
    </div>
  )
}

/** A select field with a few short options, all visible as buttons instead of a drop-down list. */
export const ButtonChoice: SelectFieldClientComponent = ({
  field,
  path: potentiallyStalePath,
  readOnly,
}) => {
  const state = useField<string | null>({ potentiallyStalePath })
  const { customComponents = {}, disabled, path, showError } = state
  const { admin, label, localized = false, required = false } = field
  const { Description, Label } = customComponents
  const isLocked = Boolean(readOnly) || disabled
  const classes = [
    fieldBaseClass,
    'hestia-buttons',
    admin?.className,
    showError && 'error',
    isLocked && 'read-only',
  ]

  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      id={`field-${path.replace(/\./g, '__')}`}
      style={mergeFieldStyles(field)}
    >
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={
          <FieldLabel
            as="span"
            label={label}
            localized={localized}
            path={path}
            required={required}
          />
        }
      />
      <Input field={field} state={state} isLocked={isLocked} />
      <RenderCustomComponent
        CustomComponent={Description}
        Fallback={<FieldDescription description={admin?.description} path={path} />}
      />
    </div>
  )
}
