import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { chooseLanguage, useLanguage, useText } from '@foyer/staff-interface/language'
import { LanguageOptions } from '@foyer/staff-interface/language-options'
import { isLanguage } from '@foyer/staff-interface/languages'
import mark from '../../../brand/mark.svg'
import { text } from './text/text.ts'

/** The firm, the page's title, the language, who is signed in and the sign-out button. */
export const TopBar = ({ name, signOut }: { name?: string; signOut?: () => void }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <header className="top-bar">
      <p className="brand">
        <img src={mark} alt="" width={28} height={28} />
        <span>
          <strong>{inLanguage(brand.shortName, language)}</strong> <span className="soft">{t.name}</span>
        </span>
      </p>
      <div className="top-tools">
        <select
          aria-label={t.language}
          value={language}
          onChange={({ target: { value } }) => isLanguage(value) && chooseLanguage(value)}
        >
          <LanguageOptions />
        </select>
        {name && <span className="soft">{name}</span>}
        {signOut && (
          <button type="button" className="button" onClick={signOut}>
            {t.signOut}
          </button>
        )}
      </div>
    </header>
  )
}
