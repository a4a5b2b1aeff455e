import { Menu } from '@base-ui/react/menu'
import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { initialsOf } from '@foyer/staff-interface/initials'
import { chooseLanguage, useLanguage, useText } from '@foyer/staff-interface/language'
import { LanguageOptions } from '@foyer/staff-interface/language-options'
import { isLanguage } from '@foyer/staff-interface/languages'
import { ChevronDown, Languages, LogOut, Menu as MenuIcon, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import mark from '../../../../brand/mark.svg'
import { useSession } from '../session/session-context.ts'
import { roleNames } from '../text/roles.ts'
import { text as sharedText } from '../text/text.ts'
import { contentRef } from '../ui/content-ref.ts'
import { text } from './text.ts'

const LanguageChoice = () => {
  const h = useText(sharedText)
  const language = useLanguage()
  return (
    <label className="language">
      <Languages size={16} aria-hidden="true" />
      <select
        aria-label={h.language}
        value={language}
        onChange={({ target: { value } }) => isLanguage(value) && chooseLanguage(value)}
      >
        <LanguageOptions />
      </select>
    </label>
  )
}

/** The brand, the language, and whatever belongs to the signed-in person. */
export const Header = ({ start, end }: { start?: ReactNode; end?: ReactNode }) => {
  const h = useText(sharedText)
  const language = useLanguage()
  return (
    <header className="header">
      {start}
      <p className="brand">
        <img src={mark} alt="" width={24} height={24} />
        <strong>{inLanguage(brand.shortName, language)}</strong>
        <span className="brand-name">{h.name}</span>
      </p>
      <div className="header-tools">
        <LanguageChoice />
        {end}
      </div>
    </header>
  )
}

/** A button that opens the navigation where it has no column of its own. */
export const MenuButton = ({ open }: { open: () => void }) => {
  const t = useText(text)
  return (
    <button type="button" className="icon-button menu-button" aria-label={t.menu} onClick={open}>
      <MenuIcon size={20} aria-hidden="true" />
    </button>
  )
}

/** The signed-in person, with their session and the way out. */
export const Account = ({ leave }: { leave: () => void }) => {
  const t = useText(text)
  const roles = useText(roleNames)
  const { session } = useSession()
  const navigate = useNavigate()
  return (
    <Menu.Root>
      <Menu.Trigger className="account">
        <span className="visually-hidden">{t.account}</span>
        <span className="initials" aria-hidden="true">
          {initialsOf(session.name)}
        </span>
        <span className="account-name">{session.name}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal container={contentRef}>
        <Menu.Positioner align="end" sideOffset={6} className="positioner">
          <Menu.Popup className="popup account-popup">
            <Menu.Group>
              <Menu.GroupLabel className="account-label" render={<div />}>
                <span>{session.name}</span>
                <span className="hint">{session.roles.map((role) => roles[role]).join(' · ')}</span>
              </Menu.GroupLabel>
            </Menu.Group>
            <Menu.Separator className="separator" />
            <Menu.Item className="item" onClick={() => navigate('/me')}>
              <UserRound size={16} aria-hidden="true" />
              {t.me}
            </Menu.Item>
            <Menu.Item className="item" onClick={leave}>
              <LogOut size={16} aria-hidden="true" />
              {t.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
