import { chooseLanguage, useLanguage } from '../text/language.ts'
import { type Language, languageNames, languages } from '../text/languages.ts'

/**
 * A native menu of languages, each named in itself. Its label is the English word `Language`, which most readers know.
 */
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
