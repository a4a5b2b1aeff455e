import { useText } from '../text/use-text.ts'
import { appearances, useAppearance } from '../theme/appearance.ts'
import { Segmented } from '../ui/segmented.tsx'
import { text } from './text.ts'

/** Chooses between light, dark and the device's setting. */
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
