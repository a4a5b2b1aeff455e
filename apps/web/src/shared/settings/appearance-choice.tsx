import { useText } from '../text/use-text.ts'
import { appearances, useAppearance } from '../theme/appearance.ts'
import { Segmented } from '../ui/segmented.tsx'
import { text } from './text.ts'

/** Light, dark, or as the device is. */
export const AppearanceChoice = () => {
  const t = useText(text)
  const { appearance, choose } = useAppearance()
  return (
    <Segmented
      label={t.appearance}
      options={appearances.map((value) => ({ value, label: t[value] }))}
      value={appearance}
      onChange={choose}
    />
  )
}
