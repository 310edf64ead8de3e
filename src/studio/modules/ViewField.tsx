'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'

import './module.css'
import { labelIn } from '../labels'
import { useStudioLocale } from '../useWords'

/** Selects the view of a module by its drawing. */
export const ViewField: SelectFieldClientComponent = ({ field, path, readOnly }) => {
  const locale = useStudioLocale()
  const { value, setValue, disabled } = useField<string>({ path })
  return (
    <fieldset className="field-type hestia-views" disabled={Boolean(readOnly) || disabled}>
      <FieldLabel as="span" label={field.label} />
      <div
        className="hestia-views__choices"
        role="radiogroup"
        aria-label={labelIn(field.label, locale, field.name)}
      >
        {field.options.map((option) => {
          const [view, label] =
            typeof option === 'string' ? [option, option] : [option.value, option.label]
          return (
            <label key={view} className="hestia-views__choice">
              <input
                type="radio"
                name={path}
                value={view}
                checked={value === view}
                onChange={() => setValue(view)}
              />
              <img src={`/studio/views/${view}.svg`} alt="" width={120} height={80} />
              <span>{labelIn(label, locale, view)}</span>
            </label>
          )
        })}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  )
}
