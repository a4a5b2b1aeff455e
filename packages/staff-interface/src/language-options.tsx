import { languageNames, languages } from './languages.ts'

/** The languages that the firm offers, as the options of a list. Each is named in itself. */
export const LanguageOptions = () =>
  languages.map((one) => (
    <option key={one} value={one} lang={one}>
      {languageNames[one]}
    </option>
  ))
