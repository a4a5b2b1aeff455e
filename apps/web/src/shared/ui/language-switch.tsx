import { chooseLanguage, useLanguage } from '../text/language.ts'
import { languageName } from '../text/languages.ts'
import { offeredLanguages } from '../text/offered-languages.ts'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Segmented } from './segmented.tsx'

const text = table('shared/ui/language-switch')

/** Buttons for each language, named in itself and with its own `lang`. */
export const LanguageSwitch = () => (
  <Segmented
    label={useText(text).label}
    options={offeredLanguages.map((value) => ({ value, label: languageName(value), lang: value }))}
    value={useLanguage()}
    onChange={chooseLanguage}
  />
)
