import { languageName } from '@foyer/api/languages'
import { languages } from './languages.ts'

/** The languages that the firm offers, as options of a list. Each has its own name for itself. */
export const LanguageOptions = () =>
  languages.map((one) => (
    <option key={one} value={one} lang={one}>
      {languageName(one)}
    </option>
  ))
