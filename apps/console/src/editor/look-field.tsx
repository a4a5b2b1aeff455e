import { campaignPalettes } from '@foyer/api/brand/campaign-palettes'
import { type CampaignScene, type CampaignTheme, campaignScenes, campaignThemes } from '@foyer/api/campaign-themes'
import { useText } from '@foyer/staff-interface/language'
import { useId } from 'react'
import { type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import type { Field } from './fields.ts'
import { fieldHints, fieldNames, sceneNames, text, themeNames } from './text.ts'

/** The ground of a theme's headline panel with the colour of its figure; the firm's own is drawn by the style sheet. */
const Sample = ({ theme }: { theme: CampaignTheme }) => {
  if (theme === 'brand') return <span className="look-sample" aria-hidden="true" />
  const { heroFrom, heroTo, heroMark } = campaignPalettes[theme].light
  return (
    <span
      className="look-sample"
      style={{ background: `linear-gradient(160deg, ${heroFrom}, ${heroTo})` }}
      aria-hidden="true"
    >
      <i style={{ background: heroMark }} />
    </span>
  )
}

/** One of the themes or scenes of campaigns, folded to the current one. */
export const LookField = ({ field, path }: { field: Extract<Field, { is: 'look' }>; path: Path }) => {
  const t = useText(text)
  const names = useText(fieldNames)
  const hints = useText(fieldHints)
  const themes = useText(themeNames)
  const scenes = useText(sceneNames)
  const group = useId()
  const { valueAt, edit, faultsAt, isReadOnly } = useEditing()
  const value = valueAt(path)
  const hint = hints[field.name]
  const isTheme = field.of === 'theme'
  const looks: readonly (CampaignTheme | CampaignScene | undefined)[] = [
    undefined,
    ...(isTheme ? campaignThemes.filter((theme) => theme !== 'brand') : campaignScenes),
  ]
  const nameOf = (look: unknown): string =>
    isTheme ? themes[(look ?? 'brand') as CampaignTheme] : look === undefined ? t.none : scenes[look as CampaignScene]
  const sampleOf = (look: unknown) => isTheme && <Sample theme={(look ?? 'brand') as CampaignTheme} />
  return (
    <fieldset className="texts-group" data-path={pathText(path)} tabIndex={-1}>
      <legend>
        {names[field.name]} <span className="faint">({t.optional})</span>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <details className="look-fold">
        <summary>
          {sampleOf(value)}
          {nameOf(value)}
        </summary>
        <div className="looks">
          {looks.map((look) => (
            <label key={look ?? ''} className="look">
              <input
                type="radio"
                name={group}
                checked={value === look}
                disabled={isReadOnly}
                onChange={() => edit(path, look)}
              />
              {sampleOf(look)}
              <span>{nameOf(look)}</span>
            </label>
          ))}
        </div>
      </details>
      <FaultLines faults={faultsAt(path)} />
    </fieldset>
  )
}
