import { AppearanceChoice } from '../../../shared/settings/appearance-choice.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { textSizes, useTextSize } from '../../../shared/theme/text-size.ts'
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx'
import { later } from '../../../shared/ui/later.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { text } from '../text.ts'

// whatever shows prices comes with it, and nobody waits for that
const Colours = later(() => import('./colours.tsx').then((part) => part.Colours))

/** How a person likes to read; each choice is of this device and holds on every screen. */
export const Display = () => {
  const t = useText(text)
  const { size, choose } = useTextSize()
  return (
    <section className="about-card" aria-labelledby="about-display">
      <h2 id="about-display">{t.settings}</h2>
      <h3>{t.language}</h3>
      <LanguageSwitch />
      <h3>{t.appearance}</h3>
      <AppearanceChoice />
      <h3>{t.textSize}</h3>
      <Segmented
        label={t.textSize}
        options={textSizes.map((value) => ({ value, label: t[value] }))}
        value={size}
        onChange={choose}
      />
      <p>{t.sizeWhy}</p>
      <h3>{t.colours}</h3>
      <div className="about-colours">
        <Colours />
      </div>
    </section>
  )
}
