import { chooseLanguage } from '../text/language.ts'
import { languageKey } from '../text/language-key.ts'
import { languages } from '../text/languages.ts'
import { queryLanguage } from '../text/query-language.ts'
import { appearances, useAppearance } from '../theme/appearance.ts'
import { appearanceKey } from '../theme/appearance-key.ts'
import { textSizes, useTextSize } from '../theme/text-size.ts'
import { textSizeKey } from '../theme/text-size-key.ts'

/**
 * What a person chose in another tab holds in this one at once; colours of prices see to it themselves
 * (shared/theme/price-colours.ts). What is stored already is stored again, of which no tab hears.
 */
addEventListener('storage', ({ key, newValue }) => {
  if (key === appearanceKey) {
    const appearance = appearances.find((value) => value === newValue)
    if (appearance) useAppearance.getState().choose(appearance)
  } else if (key === textSizeKey) {
    const size = textSizes.find((value) => value === newValue)
    if (size) useTextSize.getState().choose(size)
  } else if (key === languageKey) {
    const language = languages.find((value) => value === newValue)
    // one that the address names is of this tab
    if (language && !queryLanguage(location)) chooseLanguage(language)
  }
})
