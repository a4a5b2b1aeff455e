import { AppearanceChoice } from '../../../shared/settings/appearance-choice.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { textSizes, useTextSize } from '../../../shared/theme/text-size.ts'
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx'
import { later } from '../../../shared/ui/later.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

// the preview needs the code that formats prices, so it loads later
const Colours = later(() => import('./colours.tsx').then((part) => part.Colours))

/** Display settings. Each choice is stored on this device and applies to every screen. */
export const Display = () => {
  const t = useText(text)
  const { size, choose } = useTextSize()
  return (
    <section className={styles.card} aria-labelledby="me-display">
      <h2 id="me-display">{t.settings}</h2>
      <div className={styles.settings}>
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
        <div className={styles.colours}>
          <Colours />
        </div>
      </div>
    </section>
  )
}
