import { useLayoutEffect, useState } from 'react'
import { AppearanceChoice } from '../../../shared/settings/appearance-choice.tsx'
import { text as settings } from '../../../shared/settings/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { languageName } from '../../../shared/text/languages.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useAppearance } from '../../../shared/theme/appearance.ts'
import { textSizes, useTextSize } from '../../../shared/theme/text-size.ts'
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx'
import { later } from '../../../shared/ui/later.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Setting } from './setting.tsx'

// the colours of prices are code that the rest of the screen does not need
const colours = () => import('./colours.tsx')
const Colours = later(() => colours().then((part) => part.Colours))
const ColoursValue = later(() => colours().then((part) => part.ColoursValue))

/** Display settings. Each choice is stored on this device and applies to every screen. */
export const Display = () => {
  const t = useText(text)
  const s = useText(settings)
  const language = useLanguage()
  const { appearance } = useAppearance()
  const { size, choose } = useTextSize()
  // the build paints this screen, and does not know what this device stores
  const [isOfDevice, setOfDevice] = useState(false)
  useLayoutEffect(() => setOfDevice(true), [])
  return (
    <section className={styles.card} aria-labelledby="me-display">
      <h2 id="me-display">{t.settings}</h2>
      <div>
        <Setting label={t.language} value={<span lang={language}>{languageName(language)}</span>}>
          <LanguageSwitch />
        </Setting>
        <Setting label={t.appearance} value={isOfDevice && s[appearance]}>
          <AppearanceChoice />
        </Setting>
        <Setting label={t.textSize} value={isOfDevice && t[size]}>
          <Segmented
            label={t.textSize}
            options={textSizes.map((value) => ({ value, label: t[value] }))}
            value={size}
            onChange={choose}
          />
          <p>{t.sizeWhy}</p>
        </Setting>
        <Setting label={t.colours} value={<ColoursValue />}>
          <Colours />
        </Setting>
      </div>
    </section>
  )
}
