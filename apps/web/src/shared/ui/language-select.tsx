import { chooseLanguage, useLanguage } from '../text/language.ts'
import { type Language, languageNames, languages } from '../text/languages.ts'

/** The language in a native menu, named in its own words; `Language` in English is what every reader knows. */
export const LanguageSelect = () => (
  <select
    className="language-select"
    aria-label="Language"
    value={useLanguage()}
    onChange={(event) => chooseLanguage(event.target.value as Language)}
  >
    {languages.map((language) => (
      <option key={language} value={language} lang={language}>
        {languageNames[language]}
      </option>
    ))}
  </select>
)
