import { chooseLanguage } from '../text/language.ts'
import { languageKey } from '../text/language-key.ts'
import { isOffered } from '../text/offered-languages.ts'
import { queryLanguage } from '../text/query-language.ts'
import { appearances, useAppearance } from '../theme/appearance.ts'
import { appearanceKey } from '../theme/appearance-key.ts'
import { textSizes, useTextSize } from '../theme/text-size.ts'
import { textSizeKey } from '../theme/text-size-key.ts'

/**
 * Applies a choice made in another tab at once. Price colours follow tabs on their own (shared/theme/price-colours.ts).
 * The choice is stored again with the same value, which sends no event to other tabs.
 */
addEventListener('storage', ({ key, newValue }) => {
  if (key === appearanceKey) {
    const appearance = appearances.find((value) => value === newValue)
    if (appearance) useAppearance.getState().choose(appearance)
  } else if (key === textSizeKey) {
    const size = textSizes.find((value) => value === newValue)
    if (size) useTextSize.getState().choose(size)
  } else if (key === languageKey) {
    // a language in the address applies to this tab only
    if (isOffered(newValue) && !queryLanguage(location)) chooseLanguage(newValue)
  }
})
