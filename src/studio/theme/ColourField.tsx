'use client'

import { TextInput, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

import {
  lowestContrast,
  MIN_TEXT_CONTRAST,
  paletteColours,
  readablePalette,
  type ChosenPalette,
  type PaletteColour,
} from '@/domain/site/palette'
import { formatTenths } from '@/i18n/formats'

import './theme.css'
import { labelIn } from '../labels'
import { useStudioLocale, useWords } from '../useWords'
import words from './words.json'

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Reads the colours in the form, chosen or about to be. */
function useChosenColours(): ChosenPalette {
  const values = useFormFields(([fields]) =>
    paletteColours.map((name) => fields[`themeDraft.${name}`]?.value).join(' '),
  ).split(' ')
  return Object.fromEntries(
    paletteColours.map((name, at) => [name, isColour(values[at]) ? values[at] : null]),
  )
}

type ContrastProps = { name: PaletteColour; colour: string; choose: (colour: string) => void }

/** Says how well a colour reads on the site, and which one the site shows instead. */
function Contrast({ name, colour, choose }: ContrastProps) {
  const say = useWords(words)
  const palette = readablePalette(useChosenColours())
  const shown = palette[name]
  const isGround = name === 'paper' || name === 'sand'
  const isGood = shown === colour.toLowerCase()
  // Below, not rounded up: 4.48 is not 4.5.
  const ratio = Math.floor(lowestContrast(name, colour, palette) * 10) / 10
  return (
    <div className="hestia-contrast" role="status">
      <span
        className="hestia-contrast__sample"
        aria-hidden="true"
        style={
          isGround
            ? { background: shown, color: palette.ink }
            : { background: shown, color: '#ffffff' }
        }
      >
        {say('sample')}
      </span>
      {isGood ? (
        <span>{say('good', { ratio: formatTenths(ratio) })}</span>
      ) : (
        <span data-poor>
          {say('poor', { ratio: formatTenths(ratio), least: formatTenths(MIN_TEXT_CONTRAST) })}{' '}
          <button type="button" className="hestia-contrast__take" onClick={() => choose(shown)}>
            {say('take', { colour: shown })}
          </button>
        </span>
      )}
    </div>
  )
}

/** A colour as text and with the browser's own picker; one of the theme says how well it reads. */
export const ColourField: TextFieldClientComponent = ({
  field,
  path: potentiallyStalePath,
  readOnly,
}) => {
  const say = useWords(words)
  const locale = useStudioLocale()
  const { customComponents, disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath,
  })
  const label = labelIn(field.label, locale, field.name)
  const isLocked = Boolean(readOnly) || disabled
  const name = paletteColours.find((one) => path === `themeDraft.${one}`)
  return (
    <div className="hestia-colour">
      <TextInput
        {...customComponents}
        path={path}
        label={field.label}
        description={field.admin?.description}
        required={field.required ?? false}
        readOnly={isLocked}
        showError={showError}
        value={value ?? ''}
        onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
        AfterInput={
          <input
            type="color"
            aria-label={say('pick', { name: label })}
            disabled={isLocked}
            value={isColour(value) ? value : '#ffffff'}
            onChange={(event) => setValue(event.target.value)}
          />
        }
      />
      {name && isColour(value) && <Contrast name={name} colour={value} choose={setValue} />}
    </div>
  )
}
