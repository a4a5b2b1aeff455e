import { chooseLanguage, useLanguage } from '../text/language.ts'
import { type Language, shortName } from '../text/languages.ts'
import { offeredLanguages } from '../text/offered-languages.ts'

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
    {offeredLanguages.map((language) => (
      <option key={language} value={language} lang={language}>
        {shortName(language)}
      </option>
    ))}
  </select>
)
