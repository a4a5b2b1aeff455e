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

/** One of the themes or scenes of campaigns; the same choice again removes it. */
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
  const choices: readonly (readonly [CampaignTheme | CampaignScene | undefined, string])[] = [
    [undefined, t.none],
    ...(field.of === 'theme'
      ? campaignThemes.filter((theme) => theme !== 'brand').map((theme) => [theme, themes[theme]] as const)
      : campaignScenes.map((scene) => [scene, scenes[scene]] as const)),
  ]
  return (
    <fieldset className="texts-group" data-path={pathText(path)} tabIndex={-1}>
      <legend>
        {names[field.name]} <span className="faint">({t.optional})</span>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="looks">
        {choices.map(([look, name]) => (
          <label key={look ?? ''} className="look">
            <input
              type="radio"
              name={group}
              checked={value === look}
              disabled={isReadOnly}
              onChange={() => edit(path, look)}
            />
            {field.of === 'theme' && <Sample theme={(look ?? 'brand') as CampaignTheme} />}
            <span>{look === undefined && field.of === 'theme' ? themes.brand : name}</span>
          </label>
        ))}
      </div>
      <FaultLines faults={faultsAt(path)} />
    </fieldset>
  )
}
