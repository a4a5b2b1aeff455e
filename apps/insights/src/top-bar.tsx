import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { chooseLanguage, useLanguage, useText } from '@foyer/staff-interface/language'
import { LanguageOptions } from '@foyer/staff-interface/language-options'
import { isLanguage } from '@foyer/staff-interface/languages'
import mark from '../../../brand/mark.svg'
import { Account } from './account.tsx'
import { Select } from './shared/select.tsx'
import { text } from './text/text.ts'

/** The firm, the page's title, the language, and whatever belongs to the signed-in person. */
export const TopBar = ({ account }: { account?: { name: string; signOut: () => void } }) => {
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
        <Select
          aria-label={t.language}
          value={language}
          onChange={({ target: { value } }) => isLanguage(value) && chooseLanguage(value)}
        >
          <LanguageOptions />
        </Select>
        {account && <Account {...account} />}
      </div>
    </header>
  )
}
